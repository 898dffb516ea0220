import { groupDigits } from '#kernel/group-digits.ts'
import type { RefusalText } from '#kernel/result.ts'
import type { Refusals } from '../rules/refusals.ts'

export const refusals: RefusalText<Refusals> = {
  'unreadable-move': ({ text }) =>
    `“${text}” isn’t a move. Fill your grid with place apple c3, take c3, swap a1 b2, fill, shuffle, clear or ready; call a word by typing it.`,
  'nothing-typed': () => 'Type a word from the pool first. Tab completes it.',
  'not-in-pool': ({ word }) => `“${word}” isn’t in the pool.`,
  'called-already': ({ word }) => `You’ve already called ${word}.`,
  'called-by-opponent': ({ word }) =>
    `Your opponent has already called ${word}, and each word can be called only once in this game.`,
  'off-the-grid': ({ size }) => `That cell is outside the ${size}×${size} grid.`,
  'already-there': ({ word, cell }) => `${word} is already on ${cell}.`,
  'cell-empty': ({ cell }) => `There’s no word on ${cell}.`,
  'nothing-to-swap': () =>
    'There’s nothing to swap. Name two different cells, at least one of them with a word.',
  'too-many-hitwords': ({ word, most }) =>
    `${word} would be one hitword too many: you may place ${most}. Take one off first.`,
  'grid-full': () => 'Your grid is full. Type ready, or take words off first.',
  'grid-empty': () => 'Your grid is empty, so there’s nothing to shuffle. Place words first, or type fill.',
  'grid-not-full': ({ empty }) =>
    empty === 1
      ? 'One cell is still empty. Place a word there, or type fill.'
      : `${empty} cells are still empty. Place words there, or type fill for the rest.`,
  'fill-first': () => 'Fill your grid first: place words, or type fill. Then type ready.',
  'toss-first': () => 'The toss comes first. Type heads, tails or leave.',
  'call-the-coin': () => 'Your opponent left the toss to you. Type heads or tails.',
  'grids-are-settled': () =>
    'The grids can’t be changed any more. Call a word from the pool; if it’s also a command, put “call” in front.',
  'pool-out-of-range': ({ pool, size, min, max }) =>
    `A ${size}×${size} grid needs a pool of ${min} to ${max} words, not ${pool}.`,
  'too-few-own-words': ({ size, count, needed, hitwords }) =>
    `Your list has ${count} ${count === 1 ? 'word' : 'words'}, but a ${size}×${size} grid needs ${needed}${
      hitwords > 0 ? `, including ${hitwords} hitwords` : ''
    }. Add words, or choose a smaller grid or pool.`,
  'no-own-words': () => 'There are no words in your list. Write one word per line, or leave it empty.',
  'not-a-word': ({ line, word }) =>
    `Line ${line} of your list: “${word}” isn’t a word. Use letters, with hyphens, apostrophes or spaces between them.`,
  'word-too-long': ({ line, word, longest }) =>
    `Line ${line} of your list: “${word}” is too long. Words may have up to ${longest} characters.`,
  'no-such-level': ({ level, known }) =>
    `There’s no level “${level}”. Choose two of ${known}, separated by a comma.`,
  'two-levels': () => 'Name two levels, separated by a comma, such as --levels careful,random.',
  'no-such-habit': ({ habit, known }) => `“${habit}” isn’t a way to fill a grid. Choose one of ${known}.`,
  'not-a-text': ({ option, given }) => `${option} must be text, not “${given}”.`,
  'text-too-long': ({ option, given, longest }) =>
    option === 'ownWords'
      ? `Your list has ${groupDigits(given)} characters; the limit is ${groupDigits(longest)}. Leave some words out.`
      : `${option} has ${given} characters; the limit is ${longest}.`,
}
