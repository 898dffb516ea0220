import type { PartOfSpeech } from './define.ts'

export interface BaseForm {
  readonly base: string
  /** The parts of speech of the base that have this form. */
  readonly parts: readonly PartOfSpeech[]
}

interface Ending {
  readonly ending: string
  readonly replacement: string
  readonly parts: readonly PartOfSpeech[]
}

const NOUN_OR_VERB: readonly PartOfSpeech[] = ['noun', 'verb']
const VERB: readonly PartOfSpeech[] = ['verb']
const ADJECTIVE_OR_ADVERB: readonly PartOfSpeech[] = ['adjective', 'adverb']
const ADJECTIVE: readonly PartOfSpeech[] = ['adjective']

/** Endings of regular forms and their replacements in the base, the more specific ones first. */
const ENDINGS: readonly Ending[] = [
  ...endings(ADJECTIVE, 'nesses>', 'inesses>y'),
  ...endings(NOUN_OR_VERB, 'ies>y', 'ies>ie'),
  ...endings(['noun'], 'ves>f', 'men>man'),
  ...endings(NOUN_OR_VERB, 's>', 'es>'),
  ...endings(VERB, 'ied>y', 'ed>e', 'ed>', 'ing>', 'ing>e', 'ings>', 'ings>e'),
  ...endings(ADJECTIVE_OR_ADVERB, 'iest>y', 'est>', 'est>e', 'ier>y', 'er>', 'er>e'),
  ...endings(VERB, 'er>', 'er>e', 'ers>', 'ers>e'),
  ...endings(ADJECTIVE, 'ily>y', 'ly>', 'ly>le', 'iness>y', 'ness>'),
]

function endings(parts: readonly PartOfSpeech[], ...texts: readonly string[]): Ending[] {
  return texts.map(text => {
    const [ending, replacement] = text.split('>') as [string, string]
    return { ending, replacement, parts }
  })
}

const MIN_STEM_LENGTH = 2
const DOUBLED = /([bdfgklmnprstvz])\1$/

/** Candidates for the base of a regular form, the likeliest first; most of them are not words. */
export function baseForms(word: string): BaseForm[] {
  const found: BaseForm[] = []
  for (const { ending, replacement, parts } of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (stem.length < MIN_STEM_LENGTH) continue
    found.push({ base: stem + replacement, parts })
    // The last letter is doubled before the ending: stopped, running, bigger.
    if (replacement === '' && /^[ei]/.test(ending) && DOUBLED.test(stem))
      found.push({ base: stem.slice(0, -1), parts })
  }
  return found
}

/** Whether a word may be a form of a verb, such as “stopped” or “running”. */
export function endsLikeVerbForm(word: string): boolean {
  return /(ed|ing)$/.test(word)
}
