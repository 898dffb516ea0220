import { expect, it, onTestFinished } from 'vitest'
import { openWindow } from './headless-window.ts'
import { openPair, SMALL, WIDE } from './online-table.ts'
import { temporaryFolder } from './pipe.ts'
import { openServer } from './server.ts'

it('[O8][O9] a game survives a killed terminal and a killed server', async () => {
  const server = await openServer(await temporaryFolder())
  onTestFinished(server.stop)
  const { windows, code } = await openPair(server.address, ...SMALL)
  const [ann, bo] = windows
  await ann.see('Your turn')
  await ann.type('a1\r')
  await bo.see('Your turn')

  await bo.kill()
  await ann.see(/has disconnected: (30|2\d) s to/)
  await ann.see(/has disconnected: 2[0-7] s to/)
  const back = await openWindow({
    columns: WIDE,
    dataFolder: bo.dataFolder,
    commandArguments: ['join', code, '--server', server.address],
  })
  await back.see('Your turn')
  await ann.seeNot('has disconnected')

  await server.kill()
  await ann.see('Connection lost.')
  await back.type('e5\r')
  await back.see('e5 will be sent')
  await server.restart()
  await ann.see('O e5')
  await ann.see('Your turn')
  await ann.type('c3\r')
  await back.see('X c3')
  await back.seeNot('Connection lost.')

  await back.type('\\')
  await back.see('Resign this game?')
  await back.press('Enter')
  await back.see('YOU LOST')
  const seen = await ann.see('YOU WON')
  expect(seen).toContain('resigned.')
})
