import type { Commonness, SolvedWord } from '../presentation/solved-words.ts'

/** The words of a game that is over. */
export const solvedText = {
  atTheEnd: 'At the last position all words are listed, with how common they are.',
  word: 'Word',
  commonness: 'How common',
  status: 'In this game',
  sameLetters: (words: readonly string[]) => `same letters: ${words.join(', ')}`,
  commonnessOf: {
    5: 'everybody knows it',
    4: 'common',
    3: 'less common',
    2: 'uncommon',
    1: 'rare',
  } satisfies Record<Commonness, string>,
  statuses: {
    found: 'found',
    revealed: 'revealed',
    missed: 'missed',
    bonus: 'bonus word',
    other: 'not guessed',
  } satisfies Record<SolvedWord['status'], string>,
}

/** A word in a line of text. */
export function describeSolvedWord(
  { word, status, sameLetters }: SolvedWord,
  common: Commonness | null | undefined,
): string {
  const facts = [
    solvedText.statuses[status],
    ...(common ? [solvedText.commonnessOf[common]] : []),
    ...(sameLetters.length > 0 ? [solvedText.sameLetters(sameLetters)] : []),
  ]
  return `${word}: ${facts.join('; ')}`
}
