import { join } from 'node:path'
import { english } from '#lexicon/english.ts'
import { writeLabel } from '#lexicon/labels.ts'
import { buildLexicon, type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import { englishWords } from '../../scripts/words/lists.ts'

/** Builds the full English lexicon from the word lists. Takes seconds. */
export function buildBundledLexicon(): Lexicon {
  const words = englishWords(join(import.meta.dirname, '../..'))
  const labels = Uint8Array.from([...words.values()], writeLabel)
  return withGaddag({ ...buildLexicon(words.keys(), english), labels })
}
