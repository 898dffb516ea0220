import { type Person, subject } from '#kernel/text.ts'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** What is said while words are called, and before: while the coin is tossed. */
export const callingWords = {
  whichGrid: 'Which grid is shown',
  tossTitle: 'The toss',
  tossText: 'Who calls the coin right begins.',
  tossOther: (person: Person | undefined) => `${subject(person)} may call the coin.`,
  heads: 'Heads',
  tails: 'Tails',
  leave: 'Leave it to the other',
  coin: (side: string) => `The coin shows ${side}.`,
  crossedOut: (count: number) => `${count} crossed out`,
  known: (hits: number, misses: number) => `${counted(hits, 'hit')}, ${counted(misses, 'miss', 'misses')}`,
  nothingKnown:
    'Nothing is known of this grid yet. A word that is hit will stand here; its place stays secret.',
  placesSecret: 'Their places stay secret until the game is over.',
}
