import { expect, it } from 'vitest'
import { parseBackground, splitReply } from './background-colour.ts'

it.each([
  ['\u001b]11;rgb:ffff/ffff/ffff\u0007\u001b[?62;c', 'light'],
  ['\u001b]11;rgb:1e/1e/2e\u001b\\\u001b[?1;2c', 'dark'],
  ['\u001b]11;rgba:fdfd/f6f6/e3e3/ffff\u0007', 'light'],
  ['\u001b[?62;22c', undefined],
  ['', undefined],
])('the background is read from %j', (answer, ground) => {
  expect(parseBackground(answer)).toBe(ground)
})

it('keys that are typed before, between or after the replies are kept', () => {
  const [colour, device] = ['\u001b]11;rgb:ffff/ffff/ffff\u0007', '\u001b[?62;22c']
  expect(splitReply(`a${colour}\u001b[A${device}\r`)).toEqual({
    reply: colour + device,
    typed: 'a\u001b[A\r',
  })
  expect(splitReply('\u001b]11;rgb:0/0/0\u001b\\\u0003').typed).toBe('\u0003')
  expect(splitReply('abc')).toEqual({ reply: '', typed: 'abc' })
})
