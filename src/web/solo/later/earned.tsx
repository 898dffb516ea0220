import { useEffect, useState } from 'preact/hooks'
import { earnedBy } from '#session/earned.ts'
import { toldOf } from '#session/figures.ts'
import { restoreBy } from '#table/restore.ts'
import type { TableRecord } from '#table/table.ts'
import type { ParlourGame } from '../../parlour.ts'
import { announce } from '../../shell/live.tsx'
import { playedGames } from './played-games.ts'

interface EarnedProps {
  readonly parlour: ParlourGame
  readonly record: TableRecord
}

/** What this game has earned that none before it had. */
export function Earned({ parlour, record }: EarnedProps) {
  const [sentence, setSentence] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useEffect(() => {
    earnedWith(parlour, record).then(text => {
      setSentence(text)
      if (text) announce(text)
    })
  }, [])
  return sentence && <p class="solo-earned">{sentence}</p>
}

async function earnedWith(parlour: ParlourGame, record: TableRecord): Promise<string | undefined> {
  const { words } = parlour
  const table = restoreBy(parlour, record)
  const told = table.ok ? toldOf(table.value) : undefined
  const earned = await words.loadEarned?.()
  return told && earned && earnedBy(told, await playedGames(parlour), earned)
}
