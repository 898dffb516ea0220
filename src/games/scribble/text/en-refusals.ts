import type { RefusalText } from '#kernel/result.ts'
import { lexiconRefusalText } from '#lexicon/text/en.ts'
import type { OwnRefusals, Refusals } from '../rules/refusals.ts'

const GCG_RULES = 'Scribble has no blanks, no premium squares and no points for tiles left over'

const CANNOT_IMPORT = `${GCG_RULES}, so this can’t be imported.`

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

const OWN: RefusalText<OwnRefusals> = {
  'unreadable-move': ({ text }) =>
    `“${text}” isn’t a move. Type a cell, a direction and a word, such as h8 across CORNY; or exchange QW, pass or query TR...`,
  'off-the-board': ({ word, cell }) => `“${word}” doesn’t fit on the board from ${cell}.`,
  'unknown-letter-placed': ({ sign }) => `“${sign}” is not one of the letters.`,
  gap: ({ cell }) => `There’s a gap at ${cell}. Fill it, or move your tiles together.`,
  'cell-taken': ({ cell, there, wanted }) =>
    `${wanted} can’t go on ${cell}: there’s already ${article(there)} ${there}.`,
  'not-in-line': () => 'These tiles aren’t all in one row or column.',
  'board-ends': () => 'That’s the edge of the board. Choose a cell for the next tile.',
  'nothing-placed': () => 'You haven’t placed any tiles. Place at least one.',
  'not-touching': () => 'Your word must touch a tile on the board.',
  'too-short': () => 'A word needs at least two letters.',
  'letter-missing': ({ letter, needed, held }) =>
    held === 0
      ? `You don’t have ${article(letter)} ${letter}.`
      : `You need ${NUMBERS[needed] ?? needed} ${letter}s but have only ${NUMBERS[held] ?? held}.`,
  'not-a-word': ({ run, runs, count }) =>
    count === 1 ? `${run} isn’t in the dictionary.` : `None of these are in the dictionary: ${runs}.`,
  'side-run-not-a-word': ({ run, runs, count }) =>
    count === 1
      ? `That also forms ${run}, which isn’t in the dictionary. In this game every side run must be a word.`
      : `That also forms ${runs}, which aren’t in the dictionary. In this game every side run must be a word.`,
  'nothing-exchanged': ({ most }) => `Choose one to ${most} tiles to exchange, such as exchange QW.`,
  'no-queries-left': ({ most }) => `You’ve used all ${most} lookups this turn.`,
  'dictionary-not-here': ({ dictionary }) =>
    `This game’s dictionary isn’t on this device. Import its file, or choose another dictionary. (Its code is ${dictionary}.)`,
  'bags-open-online': () => 'Online, each player sees only their own tiles.',
  'too-few-letters': ({ count, fewest }) =>
    `${count} letters are too few. You need at least ${fewest}: seven for each player and one more.`,
  'letter-not-in-dictionary': ({ letter }) =>
    `No word in this dictionary has the letter ${letter}. Choose the dictionary that goes with these letters.`,
  'sign-unknown': ({ sign }) =>
    `“${sign}” is not one of the letters. Put letters of several characters in brackets, and write a dot for an empty cell.`,
  'bracket-open': ({ text }) =>
    `A bracket is missing at “${text}”. Put letters of several characters in brackets: [CH].`,
  'row-length': ({ length, side }) => `A row has ${side} cells; this one has ${length}.`,
  'board-rows': ({ count, side }) => `A board has ${side} rows; this one has ${count}.`,
  'bag-too-full': ({ count, most }) => `A player holds at most ${most} tiles; here there are ${count}.`,
  'position-bags': () =>
    'After the board, write both players’ tiles, such as FYOVGNA/ACKTHPS, with ? for unknown tiles.',
  'position-scores': () => 'After the tiles, write both scores, such as 18/11.',
  'position-round': () => 'After the scores, write the round, such as round 4.',
  'position-passes': () => 'After the round, write the number of passes in a row, such as passes 0.',
  'position-side-runs': () => 'At the end, write the rule for side runs: loose or strict.',
  'position-size': () => 'After the rule for side runs, write half for 98 letters, or nothing for 196.',
  'position-bag-unknown': () => 'Give the tiles of the player to move: up to seven, such as FYOVGNA.',
  'position-letters': ({ letter, count, most }) =>
    `There are ${count} ${letter}s here, but the reservoir has only ${most}. Remove some.`,
  'position-over': () => 'The game is over in this position. Give one with tiles left to draw.',
  'cgp-blank-played': ({ letter }) => `There’s a blank (${letter}) on the board. ${CANNOT_IMPORT}`,
  'cgp-blank-held': () => `There’s a blank (?) among the tiles. ${CANNOT_IMPORT}`,
  'cgp-zeros': () => 'After the scores, write the number of scoreless turns in a row, such as 0.',
  'position-or-board': () => 'Use either --position or --board, not both.',
  'position-missing': () => 'Name a position in one line, between quotation marks.',
  'no-such-dictionary': ({ given, known }) =>
    `There’s no file and no saved dictionary called “${given}”.${known === '' ? '' : ` Saved dictionaries: ${known}.`}`,
  'bag-missing': () => 'Name the tiles with --bag LETTERS.',
  'bag-unread': ({ sign }) => `“${sign}” in --bag is not one of the letters.`,
  'pattern-missing': () => 'Name a pattern, with a dot for any letter: quincunx scribble query TR...',
  'record-missing': () => 'Name a saved or exported game, a GCG file, or - for standard input.',
  'output-missing': () => 'Name the file to write, such as values.txt.',
  'levels-unknown': ({ levels }) =>
    `Name two levels separated by a comma, such as --levels expert,club. The levels are: ${levels}.`,
  'not-values': ({ wanted }) =>
    `This isn’t a file of letter values: its first line isn’t “${wanted}”. Create one with quincunx scribble learn.`,
  'values-broken': () =>
    'This file of letter values is incomplete. Create it again with quincunx scribble learn.',
  'values-for-other-letters': ({ letter }) =>
    `These values don’t include the letter ${letter}, which is one of your letters. Learn them again with the same --reservoir.`,
  'gcg-players': () => 'This GCG file doesn’t name its players. It needs the lines #player1 and #player2.',
  'gcg-same-nick': ({ nick }) => `Both players are called ${nick}. Give them different short names.`,
  'gcg-no-turns': () => 'This file has no turns. A turn is a line such as >Ann: CORNFYO 7F CORN +6 6.',
  'gcg-unreadable': ({ text }) =>
    `“${text}” isn’t a turn. A turn is a line such as >Ann: CORNFYO 7F CORN +6 6.`,
  'gcg-place': ({ place }) =>
    `“${place}” isn’t a place on the board. From f7, write 7F for across and F7 for down.`,
  'gcg-blank-held': () => `There’s a blank (?) among the tiles. ${CANNOT_IMPORT}`,
  'gcg-blank-played': ({ letter }) => `The small “${letter}” stands for a blank. ${CANNOT_IMPORT}`,
  'gcg-unknown-exchange': () =>
    'This exchange says how many tiles were exchanged, but not which. Write the letters, such as -QW.',
  'gcg-withdrawn': () =>
    'A word was withdrawn here. Scribble checks words as they are played, so this game can’t be imported.',
  'gcg-challenge': () => 'Scribble has no challenges, so this game can’t be imported.',
  'gcg-time': () => 'Scribble has no time penalties, so this game can’t be imported.',
  'gcg-rack-points': () => `These are points for tiles left over. ${CANNOT_IMPORT}`,
  'gcg-turn': ({ nick, expected }) => `It’s ${expected}’s turn here, not ${nick}’s.`,
  'gcg-rack': ({ count, size }) =>
    `A player holds ${size} tiles before every turn; here there are ${count}. Write all of them.`,
  'gcg-letters-gone': ({ letters }) =>
    `The player kept ${letters} in the previous turn, but not all of these are here.`,
  'gcg-letter-lacking': ({ letter }) =>
    `There’s no ${letter} left to draw. If the game used other letters, name them: quincunx scribble analyse --reservoir FILE.`,
  'gcg-after-the-end': () => 'The game ended before this turn.',
  'gcg-points': ({ told, points }) =>
    `The file gives ${told} points for this turn, but by Scribble’s rules it scores ${points}. ${GCG_RULES}.`,
  'gcg-total': ({ told, total }) => `The file gives a total of ${told}, but it should be ${total}.`,
}

export const refusalText: RefusalText<Refusals> = { ...lexiconRefusalText, ...withPlace(OWN) }

/** The sentences of a file or a position begin with the line or the row that they are about. */
function withPlace(text: RefusalText<OwnRefusals>): RefusalText<OwnRefusals> {
  const placed = Object.entries(text).map(([code, write]) => [
    code,
    (details: { readonly line?: number; readonly row?: number }) =>
      placeWords(details) + write(details as never),
  ])
  return Object.fromEntries(placed) as RefusalText<OwnRefusals>
}

function placeWords({ line, row }: { readonly line?: number; readonly row?: number }): string {
  if (line !== undefined) return `Line ${line}: `
  return row === undefined ? '' : `Row ${row}: `
}

/** “a” or “an” before the name of a letter, which is spelled out: an F, a U. */
function article(letter: string): string {
  return /^[AEFHILMNORSX]$/u.test(letter) ? 'an' : 'a'
}
