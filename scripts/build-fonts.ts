import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fallbackFontsCss, SITE_FONTS } from './fonts/fallback-fonts.ts'
import { readLetterOutlines } from './fonts/letter-outlines.ts'

const inSources = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url))

const outlines = JSON.stringify(await readLetterOutlines(), null, 2)
writeFileSync(inSources('app/pictures/letter-outlines.json'), `${outlines}\n`)
writeFileSync(inSources('web/kit/fallback-fonts.css'), await fallbackFontsCss(SITE_FONTS[0]))
