import type { DailyRefusals } from '#app/dailies.ts'
import { formatDay } from '#app/text/en/day.ts'
import { walkthroughSentences } from '#app/text/en/walkthrough.ts'
import { utcDay } from '#kernel/daily.ts'
import { groupDigits } from '#kernel/group-digits.ts'
import type { RefusalText } from '#kernel/result.ts'

/** The sentences about puzzles, daily puzzles, times and lessons. */
export const puzzleText = {
  preparing: {
    title: 'Generating the puzzle…',
    progress: (progress: { done: number; of?: number } | undefined, time: string) =>
      progress ? `${progressText(progress.done, progress.of)}, ${time}` : time,
    sofar: (done: number, of: number | undefined) => `Generating the puzzle: ${progressText(done, of)}.`,
  },
  gameMenu: {
    game: 'New game',
    puzzle: 'New puzzle',
    resume: 'Resume',
    figures: 'Your statistics',
    times: 'Your times',
    rules: 'Rules',
  },
  daily: {
    menu: (states: readonly string[]) => ({ label: 'Today’s puzzles', note: states.join(', ') }),
    title: (now: number) => `Today’s puzzles, ${formatDay(utcDay(now))} UTC`,
    of: (title: string, day: string) => `${title}, ${formatDay(day)}`,
    about: 'The same for everyone. New puzzles at midnight UTC.',
    new: 'new',
    solved: (time: string) => `solved in ${time}`,
    'given-up': () => 'given up',
    begun: (time: string) => `started, ${time} so far`,
    refusals: {
      'no-daily-puzzles': ({ title }) => `${title} has no daily puzzles.`,
      'unknown-daily-puzzle': ({ given, known }) =>
        `There’s no daily puzzle “${given}”. The daily puzzles are: ${known}.`,
      'invalid-day': ({ given }) => `“${given}” isn’t a date. Write it like 2026-11-16.`,
      'future-day': () => 'There’s no daily puzzle for that day yet. Leave the day out for today’s.',
    } satisfies RefusalText<DailyRefusals>,
  },
  figures: {
    title: (title: string, alone: boolean) => `${title}, ${alone ? 'your times' : 'your statistics'}`,
    none: 'You haven’t played any puzzles yet.',
    kind: 'Puzzle',
    columns: ['solved', 'best', 'median', 'last'],
    times: 'times, latest on the right',
    sum: (solved: number, unfinished: number) =>
      `${groupDigits(solved)} solved, ${groupDigits(unfinished)} unfinished.`,
    streak: (current: number, longest: number) =>
      `Daily puzzles: current streak ${dayCount(current)}, longest streak ${dayCount(longest)}.`,
    menu: 'Your statistics',
    all: 'Games played on this machine',
    noGame: 'You haven’t played any games yet.',
    opponent: 'Against',
    people: 'Two at one screen (player 1)',
    tallyColumns: ['won', 'lost', 'drawn', 'unfinished'],
    scores: (best: number, average: number) =>
      `Best score ${groupDigits(best)}, average ${groupDigits(average)}.`,
    personalBest: (label: string, points: number, made: string) =>
      `${label}: ${groupDigits(points)} points for ${made}.`,
    tallySum: (won: number, lost: number, drawn: number, unfinished: number) =>
      `${groupDigits(won)} won, ${groupDigits(lost)} lost${drawn > 0 ? `, ${groupDigits(drawn)} drawn` : ''}, ${groupDigits(unfinished)} unfinished.`,
  },
  first: {
    menu: 'First steps',
    offer: (title: string) => `New to ${title}? Three short steps show you how to play. It takes a minute.`,
    about: 'You’ll also find them in the game’s menu, or with quincunx learn.',
    step: (step: number, of: number) => `First steps, ${step} of ${of}`,
    next: 'Press Enter for the next step.',
    last: 'Press Enter to play.',
    notKept: 'First steps aren’t saved.',
  },
  lesson: {
    menu: (steps: number) => `Learn in ${steps} steps`,
    state: {
      new: '',
      begun: (step: number) => `next: step ${step}`,
      finished: 'done',
    },
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    good: 'Good. Keep going.',
    wrong: 'Not that one, so it was undone. Try again.',
    done: 'That’s it.',
    others: 'other steps',
    next: 'Press Enter for the next step.',
    last: 'That was the last step. Press Enter to go back.',
    finished: 'That was the last step. Type quit, then try quincunx play.',
    noMore: 'This is the last step.',
    noAnswer: 'There’s nothing to show here; the text of the step says it.',
    noEarlier: 'This is the first step.',
    noStep: (given: string, of: number) => `There’s no step “${given}”. The steps are 1 to ${of}.`,
    welcome: (title: string, example: string) =>
      `${title}, step by step. To move, type ${example}. Commands: board, look, text, show, next, back, help, quit.`,
    commands:
      'Commands: board, look b3, text (shows this step again), show (shows the answer), next, back, help, quit.',
  },
} as const

function progressText(done: number, of: number | undefined): string {
  return of === undefined ? `${groupDigits(done)} tried` : `${groupDigits(done)} of ${groupDigits(of)}`
}

function dayCount(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}

export const walkthroughText = {
  ...walkthroughSentences,
  title: 'step by step',
  none: 'This game has no explanations.',
}
