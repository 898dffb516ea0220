import { MessageChannel } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { answerDataRequest, type DataReply, type DataRequest, ParentData } from './parent-data.ts'

/** A worker's end and its parent's, connected as two threads are. */
function connect(load: (name: string) => Promise<unknown>): ParentData {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  const parentData = new ParentData(request => port1.postMessage(request))
  port1.on('message', (reply: DataReply) => parentData.receive(reply))
  port2.on('message', async (request: DataRequest) =>
    port2.postMessage(await answerDataRequest(request, load)),
  )
  return parentData
}

test('memory that can be shared is shared, and other data is copied', async () => {
  const shared = new Int32Array(new SharedArrayBuffer(8))
  const own = new Int32Array(2)
  const values: Readonly<Record<string, unknown>> = { shared, own }
  const parentData = connect(async name => values[name])
  const [sharedHere, ownHere] = await Promise.all([parentData.load('shared'), parentData.load('own')])
  shared[0] = 4711
  own[0] = 4711
  expect([(sharedHere as Int32Array)[0], (ownHere as Int32Array)[0]]).toEqual([4711, 0])
})

test('a failure reaches the worker with its message, and the next request can succeed', async () => {
  let attempts = 0
  const parentData = connect(async () => {
    if (attempts++ === 0) throw new Error('no connection')
    return 'words'
  })
  await expect(parentData.load('broad')).rejects.toThrow('no connection')
  expect(await parentData.load('broad')).toBe('words')
})
