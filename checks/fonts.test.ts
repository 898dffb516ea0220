import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackFontsCss, SITE_FONTS } from '../scripts/fonts/fallback-fonts.ts'
import { readLetterOutlines } from '../scripts/fonts/letter-outlines.ts'
import outlines from '../src/app/pictures/letter-outlines.json' with { type: 'json' }

// Both are written by `npm run build-fonts`.

test('the letters of pictures are those of the font files', async () => {
  expect(outlines).toEqual(await readLetterOutlines())
})

test.each(SITE_FONTS)('the fallback fonts have the measures of %s', async font => {
  const css = readFileSync(new URL('../src/web/kit/fallback-fonts.css', import.meta.url), 'utf8')
  expect(css).toBe(await fallbackFontsCss(font))
})
