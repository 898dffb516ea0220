import { expect, test } from 'vitest'
import { embedCode } from './embed-code.ts'

test('the code of a frame leads to the embedded page, as valid HTML', () => {
  const code = embedCode('https://play.example.org/solitudo?puzzle=1"2&size=5')
  expect(code).toContain('src="https://play.example.org/embed/solitudo?puzzle=1&quot;2&amp;size=5"')
  expect(embedCode('https://play.example.org/replay#abc')).toContain('/embed/replay#abc"')
})
