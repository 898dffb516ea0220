import type { PlayedGame } from '#web/kit/face.ts'
import { rankRecord } from '../presentation/rank-record.ts'
import { rankWords } from '../rank-words.ts'
import { type Level, LIVES, type Params } from '../rules/types.ts'
import { RankIcon } from './icons.tsx'
import { faceWords } from './words.ts'

/** A rank to choose: its sign, filled once it is earned, its lives, and what it has brought. */
export function rankChoice(level: Level, played: readonly PlayedGame[]) {
  const note = faceWords.rank(LIVES[level], rankWords(level, played))
  return { sign: <RankIcon level={level} filled={rankRecord(level, played).won > 0} />, note }
}

/** The chosen rank beside the form. */
export function RankPreview({ setup: { level } }: { readonly setup: Params }) {
  return (
    <div class="wo-preview">
      <RankIcon level={level} />
      <p>{faceWords.mottoes[level]}</p>
    </div>
  )
}
