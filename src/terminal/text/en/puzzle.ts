import type { DailyRefusals } from '#app/dailies.ts'
import { formatDay } from '#app/text/en/day.ts'
import { utcDay } from '#kernel/daily.ts'
import { groupDigits } from '#kernel/group-digits.ts'
import type { RefusalText } from '#kernel/result.ts'

/** The sentences about puzzles, daily puzzles, times and lessons. */
export const puzzleText = {
  preparing: {
    title: 'Getting the puzzle ready…',
    progress: (progress: { done: number; of?: number } | undefined, time: string) =>
      progress ? `${progressText(progress.done, progress.of)}, ${time}` : time,
    sofar: (done: number, of: number | undefined) => `Getting the puzzle ready: ${progressText(done, of)}.`,
  },
  gameMenu: {
    game: 'New game',
    puzzle: 'New puzzle',
    resume: 'Resume',
    figures: 'Your figures',
    times: 'Your times',
    rules: 'How it is played',
  },
  daily: {
    menu: (states: readonly string[]) => ({ label: 'Today’s puzzles', note: states.join(', ') }),
    title: (now: number) => `Today’s puzzles, ${formatDay(utcDay(now))} UTC`,
    of: (title: string, day: string) => `${title}, ${formatDay(day)}`,
    about: 'The same for everybody; new ones come at midnight UTC.',
    new: 'new',
    solved: (time: string) => `solved in ${time}`,
    'given-up': () => 'given up',
    begun: (time: string) => `begun, ${time} so far`,
    refusals: {
      'no-daily-puzzles': ({ title }) => `${title} has no daily puzzles.`,
      'unknown-daily-puzzle': ({ given, known }) =>
        `There is no daily puzzle “${given}”. There are: ${known}.`,
      'invalid-day': ({ given }) => `“${given}” is no day. Write it like 2026-11-16.`,
      'future-day': () => 'There is no daily puzzle of that day yet. Today’s come without a day.',
    } satisfies RefusalText<DailyRefusals>,
  },
  figures: {
    title: (title: string, alone: boolean) => `${title}, ${alone ? 'your times' : 'your figures'}`,
    none: 'No puzzle was played yet.',
    kind: 'Puzzle',
    columns: ['solved', 'best', 'median', 'last'],
    times: 'times, the last at the right',
    sum: (solved: number, unfinished: number) =>
      `${groupDigits(solved)} solved, ${groupDigits(unfinished)} unfinished.`,
    streak: (current: number, longest: number) =>
      `Daily puzzles: ${dayCount(current)} in a row, ${dayCount(longest)} at best.`,
    menu: 'Your figures',
    all: 'What you have played on this machine',
    noGame: 'No game was played yet.',
    opponent: 'Against',
    people: 'Other people, the first player’s',
    tallyColumns: ['won', 'lost', 'drawn', 'unfinished'],
    tallySum: (won: number, lost: number, drawn: number, unfinished: number) =>
      `${groupDigits(won)} won, ${groupDigits(lost)} lost${drawn > 0 ? `, ${groupDigits(drawn)} drawn` : ''}, ${groupDigits(unfinished)} unfinished.`,
  },
  first: {
    menu: 'First steps',
    offer: (title: string) =>
      `New to ${title}? Three short steps show how it is played, and you make the moves. It takes a minute.`,
    about: 'They can be had later too, from the game’s menu or with quincunx learn.',
    step: (step: number, of: number) => `First steps, ${step} of ${of}`,
    next: 'Enter for the next step.',
    last: 'Enter, and play.',
    notKept: 'First steps are not kept.',
  },
  lesson: {
    menu: (steps: number) => `Learn it in ${steps} steps`,
    state: {
      new: '',
      begun: (step: number) => `step ${step} comes next`,
      finished: 'learned',
    },
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    good: 'Good. Go on.',
    wrong: 'Not that one; it was taken back. Try again.',
    done: 'That is it.',
    others: 'other steps',
    next: 'Enter for the next step.',
    last: 'That was the last step. Enter goes back.',
    finished: 'That was the last step. Now play: quincunx play, or quit.',
    noMore: 'This is the last step.',
    noAnswer: 'There is nothing to show here; the words of the step tell it.',
    noEarlier: 'This is the first step.',
    noStep: (given: string, of: number) => `There is no step “${given}”. The steps are 1 to ${of}.`,
    welcome: (title: string, example: string) =>
      `${title}, step by step. For a move type ${example}. Commands: board, look, text, show, next, back, help, quit.`,
    commands:
      'Commands: board, look b3, text (the words of this step again), show (how it is done), next, back, help, quit.',
  },
} as const

function progressText(done: number, of: number | undefined): string {
  return of === undefined ? `${groupDigits(done)} looked at` : `${groupDigits(done)} of ${groupDigits(of)}`
}

function dayCount(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
