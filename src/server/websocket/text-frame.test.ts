import type { Writable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as ws from 'ws'
import { textFrame } from './text-frame.ts'

// Missing from the types of ws.
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable }

/** The texts that a client receives from these bytes. */
function received(sent: string): readonly string[] {
  const texts: string[] = []
  const receiver = new Receiver({ isServer: false })
  receiver.on('message', (data: Buffer) => texts.push(data.toString()))
  receiver.write(Buffer.from(sent, 'latin1'))
  return texts
}

test('any text arrives as it was sent', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 })), texts => {
      expect(received(texts.map(textFrame).join(''))).toEqual(texts)
    }),
  )
})

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i characters arrives whole', length => {
  for (const letter of ['a', 'ä', '☖']) {
    const text = letter.repeat(length)
    expect(received(textFrame(text))).toEqual([text])
  }
})
