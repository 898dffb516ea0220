import type { PlayedGame } from '#web/kit/face.ts'
import { rankRecord } from '../presentation/presentation.ts'
import { type Level, LIVES, type Params } from '../rules/types.ts'
import { describeRankRecord } from '../text/en.ts'
import { webText } from '../text/en-web.ts'
import { RankIcon } from './icons.tsx'

/** A rank to choose: its icon, filled once it is earned, its lives, and its record. */
export function rankChoice(level: Level, played: readonly PlayedGame[]) {
  const record = rankRecord(level, played)
  const note = webText.rank(LIVES[level], describeRankRecord(record))
  return { sign: <RankIcon level={level} filled={record.won > 0} />, note }
}

/** The chosen rank beside the form. */
export function RankPreview({ params: { level } }: { readonly params: Params }) {
  return (
    <div class="wo-preview">
      <RankIcon level={level} />
      <p>{webText.mottoes[level]}</p>
    </div>
  )
}
