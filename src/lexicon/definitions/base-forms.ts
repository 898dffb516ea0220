import type { PartOfSpeech } from './define.ts'

export interface BaseForm {
  readonly base: string
  /** What the base must be for the form to come from it. */
  readonly parts: readonly PartOfSpeech[]
}

interface Ending {
  readonly ending: string
  readonly instead: string
  readonly parts: readonly PartOfSpeech[]
}

const NOUN_OR_VERB: readonly PartOfSpeech[] = ['noun', 'verb']
const VERB: readonly PartOfSpeech[] = ['verb']
const QUALITY: readonly PartOfSpeech[] = ['adjective', 'adverb']
const ADJECTIVE: readonly PartOfSpeech[] = ['adjective']

/** Endings of regular forms and what stands there in the base, by parts. The more telling ones come first. */
const ENDINGS: readonly Ending[] = [
  ...endings(ADJECTIVE, 'nesses>', 'inesses>y'),
  ...endings(NOUN_OR_VERB, 'ies>y', 'ies>ie'),
  ...endings(['noun'], 'ves>f', 'men>man'),
  ...endings(NOUN_OR_VERB, 's>', 'es>'),
  ...endings(VERB, 'ied>y', 'ed>e', 'ed>', 'ing>', 'ing>e', 'ings>', 'ings>e'),
  ...endings(QUALITY, 'iest>y', 'est>', 'est>e', 'ier>y', 'er>', 'er>e'),
  ...endings(VERB, 'er>', 'er>e', 'ers>', 'ers>e'),
  ...endings(ADJECTIVE, 'ily>y', 'ly>', 'ly>le', 'iness>y', 'ness>'),
]

function endings(parts: readonly PartOfSpeech[], ...given: readonly string[]): Ending[] {
  return given.map(text => {
    const [ending, instead] = text.split('>') as [string, string]
    return { ending, instead, parts }
  })
}

const SHORTEST = 2
const DOUBLED = /([bdfgklmnprstvz])\1$/

/** The words that a form may come from by rule, the likeliest first; most of them do not exist. */
export function baseForms(word: string): BaseForm[] {
  const found: BaseForm[] = []
  for (const { ending, instead, parts } of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (stem.length < SHORTEST) continue
    found.push({ base: stem + instead, parts })
    // Stopped, running, bigger: the last letter was doubled before the ending.
    if (instead === '' && /^[ei]/.test(ending) && DOUBLED.test(stem))
      found.push({ base: stem.slice(0, -1), parts })
  }
  return found
}

/** Whether a word ends as a form of a verb does, besides what else it may be: stopped, running. */
export function endsLikeVerbForm(word: string): boolean {
  return /(ed|ing)$/.test(word)
}
