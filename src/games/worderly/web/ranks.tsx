import type { PlayedGame } from '#web/kit/face.ts'
import { type Level, LIVES, type Setup } from '../rules/types.ts'
import { RankSign } from './signs.tsx'
import { faceWords } from './words.ts'

/** What a rank has brought so far. */
export function earnedAt(
  level: Level,
  played: readonly PlayedGame[],
): { won: number; best: number | undefined } {
  const games = played.filter(({ facts }) => facts.level === level)
  const points = games.flatMap(one => one.points ?? [])
  return {
    won: games.filter(({ outcome }) => outcome === 'solved').length,
    best: points.length > 0 ? Math.max(...points) : undefined,
  }
}

/** A rank to choose: its sign, filled once it is earned, its lives, and what it has brought. */
export function rankChoice(level: Level, played: readonly PlayedGame[]) {
  const { won, best } = earnedAt(level, played)
  const lives = LIVES[level]
  const note =
    won > 0
      ? faceWords.earned(lives, won, best ?? 0)
      : best === undefined
        ? faceWords.notEarned(lives)
        : faceWords.tried(lives, best)
  return { sign: <RankSign level={level} filled={won > 0} />, note }
}

/** The chosen rank beside the form. */
export function RankPreview({ setup: { level } }: { readonly setup: Setup }) {
  return (
    <div class="wo-preview">
      <RankSign level={level} />
      <p>{faceWords.mottoes[level]}</p>
    </div>
  )
}
