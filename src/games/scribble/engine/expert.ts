import type { Report } from '#kernel/game.ts'
import { anchored, type Lexicon } from '#lexicon/lexicon.ts'
import { advise } from '../rules/analysis/advice.ts'
import type { Keeping } from '../rules/analysis/keeping.ts'
import { accuracies, type ReviewedTurn, reviewTurn } from '../rules/analysis/review.ts'
import type { Dictionaries } from '../rules/dictionaries.ts'
import type { Expert } from '../rules/game.ts'
import type { View } from '../rules/types.ts'
import { accuracyNote, hintNote, queryNote, turnNote, unjudgedNote } from './notes.ts'

export interface ExpertOptions {
  readonly dictionaries: Dictionaries
  keepingFor(seen: View): Keeping
  readonly report: Report
}

/** Gives hints and judges games by weighing every turn there is. */
export function createExpert({ dictionaries, keepingFor, report }: ExpertOptions): Expert {
  const ready = new Map<string, Lexicon>()

  function rulesFor(dictionary: string) {
    const found = ready.get(dictionary) ?? dictionaries.find(dictionary)
    if (!found) throw new Error(`The dictionary ${dictionary} is not here.`)
    const lexicon = anchored(found)
    ready.set(dictionary, lexicon)
    return { lexicon, keepingFor }
  }

  return {
    hint(seen) {
      const advice = seen.acting ? advise(seen, rulesFor(seen.dictionary)) : undefined
      return advice && hintNote(advice, seen)
    },
    review(line) {
      const turns: (ReviewedTurn | undefined)[] = []
      for (const [index, played] of line.entries()) {
        if (report({ done: index, of: line.length }) === false) break
        turns.push(reviewTurn(played, rulesFor(played.state.dictionary)))
      }
      return [
        ...line.map((_, index) => {
          const turn = turns[index]
          return turn ? turnNote(turn) : index < turns.length ? queryNote : unjudgedNote
        }),
        ...accuracies(turns).map(accuracyNote),
      ]
    },
  }
}
