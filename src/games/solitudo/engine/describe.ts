import type { Note } from '#kernel/engine.ts'
import { hintWords } from '../hint-words.ts'
import { withSentence } from '../puzzle-rejection-words.ts'
import { reviewWords } from '../review-words.ts'
import type { Expert } from '../rules/game.ts'
import type { SolitudoTypes } from '../rules/types.ts'

type SolitudoNote = Note<SolitudoTypes>

/** An expert whose refusals, hints and reviews bring their sentences along: a page that had to carry them all would be slow to open. */
export function withDescriptions(expert: Expert): Expert {
  return {
    generate: (setup, random, report) => withSentence(expert.generate(setup, random, report)),
    hint(seen) {
      const note = expert.hint(seen)
      return note && describeNote(note)
    },
    review: line => expert.review(line).map(describeNote),
  }
}

function describeNote(note: SolitudoNote): SolitudoNote {
  const { next } = note
  return {
    ...note,
    text: hintWords(note) ?? reviewWords(note) ?? note.code,
    ...(next && { next: describeNote(next) }),
  }
}
