import type { GameTypes } from '#kernel/game.ts'
import type { Aid, Deed, Form, GameWords, Question } from '#kernel/words.ts'
import type { LoadedGame } from './loaded.ts'

/** What a game offers besides moves on its cells, each by a word and most by a key. */
export type Offer =
  | { readonly kind: 'deed'; readonly word: string; readonly label: string; readonly deed: Deed }
  | { readonly kind: 'question'; readonly word: string; readonly label: string; readonly question: Question }
  | { readonly kind: 'aid'; readonly word: string; readonly label: string; readonly aid: Aid }
  | { readonly kind: 'form'; readonly word: string; readonly label: string; readonly form: Form }

export function offersOf({ deeds = [], questions = [], aids = [], forms = [] }: GameWords): readonly Offer[] {
  return [
    ...deeds.map((deed): Offer => ({ kind: 'deed', ...named(deed), deed })),
    ...questions.map((question): Offer => ({ kind: 'question', ...named(question), question })),
    ...aids.map((aid): Offer => ({ kind: 'aid', ...named(aid), aid })),
    ...forms.map((form): Offer => ({ kind: 'form', ...named(form), form })),
  ]
}

/** The sign that calls for an offer; texts for other programs have none. */
export function keyOf(offer: Offer): string | undefined {
  switch (offer.kind) {
    case 'deed':
      return offer.deed.key
    case 'question':
      return offer.question.key
    case 'aid':
      return offer.aid.key
    case 'form':
      return undefined
  }
}

/** The offer a typed text calls for: by its word, with a colon where that could be another move, or as its move. */
export function offerTyped(
  { game, words }: LoadedGame,
  view: GameTypes['view'],
  text: string,
): Offer | undefined {
  const trimmed = text.trim().toLowerCase()
  const read = game.notation.read(trimmed)
  const move = read.ok ? game.notation.write(read.value) : undefined
  const word = trimmed.replace(/^:/, '')
  return offersOf(words).find(offer => {
    // Typed as a move it is the same deed, and asks the same question first.
    if (move !== undefined)
      return offer.kind === 'deed' && !offer.deed.typedOutright && offer.deed.move(view) === move
    return offer.word.toLowerCase() === word
  })
}

function named({ word, label }: { readonly word: string; readonly label: string }) {
  return { word, label }
}
