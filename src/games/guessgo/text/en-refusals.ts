import type { RefusalText } from '#kernel/result.ts'
import type { Refusals } from '../rules/refusals.ts'

export const refusals: RefusalText<Refusals> = {
  'unreadable-move': ({ text }) =>
    `“${text}” is no move. Fill your grid with place apple c3, take c3, swap a1 b2, fill, shuffle, clear, ready; call a word by typing it.`,
  'nothing-typed': () => 'Type a word of the pool first; Tab completes it.',
  'not-in-pool': ({ word }) => `“${word}” is not in the pool. Choose a word that is.`,
  'called-already': ({ word }) => `You have called ${word} already. Call a word you have not called yet.`,
  'off-the-grid': ({ size }) =>
    `That cell is outside the ${size} by ${size} grid. Choose one on it, such as a1.`,
  'already-there': ({ word, cell }) => `${word} stands on ${cell} already. Choose another cell or word.`,
  'cell-empty': ({ cell }) => `${cell} is empty, so there is nothing to take. Choose a cell with a word.`,
  'nothing-to-swap': () =>
    'Both cells are empty, or the same. Name two cells, at least one of them with a word.',
  'too-many-hitwords': ({ word, most }) =>
    `${word} would be one hitword too many: you may place ${most}. Take one away first, or choose another word.`,
  'grid-full': () => 'Your grid is full. Say ready, or take words away first.',
  'grid-empty': () => 'Your grid is empty, so there is nothing to mix. Place words first, or type fill.',
  'grid-not-full': ({ empty }) =>
    empty === 1
      ? 'One cell is still empty. Place a word there, or type fill.'
      : `${empty} cells are still empty. Place words there, or type fill for the rest.`,
  'fill-first': () => 'The grids come first. Place words, or type fill; then ready.',
  'toss-first': () => 'The coin comes first. Type heads or tails, or leave it to the other player.',
  'call-the-coin': () => 'The coin was left to you. Type heads or tails.',
  'grids-are-settled': () =>
    'The grids are settled now. Call a word of the pool; if it means something else here, type call before it.',
  'pool-out-of-range': ({ pool, size, min, max }) =>
    `${pool} words are not possible: a ${size} by ${size} grid needs ${min} to ${max}. Choose a number in that range, or 0 for the usual one.`,
  'too-few-own-words': ({ size, count, needed, hitwords }) =>
    `Your list has ${count} ${count === 1 ? 'word' : 'words'}, and a ${size} by ${size} grid here needs ${needed}${
      hitwords > 0 ? `, ${hitwords} hitwords included` : ''
    }. Add words, or choose a smaller grid or pool.`,
  'no-own-words': () => 'There is no word in your list. Write one word a line, or leave it empty.',
  'not-a-word': ({ line, word }) =>
    `Line ${line} of your list: “${word}” is no word. Use letters, with hyphens, apostrophes or spaces between them.`,
  'word-too-long': ({ line, word, longest }) =>
    `Line ${line} of your list: “${word}” is too long. Words have up to ${longest} signs.`,
  'no-such-level': ({ level, known }) =>
    `There is no level “${level}”. Choose two of: ${known}, with a comma between.`,
  'two-levels': () => 'Name two levels with a comma between, such as --levels careful,random.',
  'no-such-habit': ({ habit, known }) => `“${habit}” is no way of filling a grid. Choose from: ${known}.`,
  'not-a-text': ({ option, given }) => `${option} must be a text, not “${given}”.`,
  'text-too-long': ({ option, given, longest }) =>
    option === 'ownWords'
      ? `Your list has ${given} signs, and ${longest} is the most. Leave some words out.`
      : `${option} has ${given} signs; ${longest} is the most there can be.`,
}
