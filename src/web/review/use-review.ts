import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Note, Progress } from '#kernel/engine.ts'
import { playedMoves } from '#table/replay.ts'
import type { Table } from '#table/table.ts'
import { engineClient } from '../device.ts'

export type ReviewStatus =
  | { readonly kind: 'working'; readonly progress: Progress | undefined }
  | { readonly kind: 'done' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly why: string }

export interface Review {
  readonly status: ReviewStatus
  readonly notes: readonly Note[]
  stop(): void
  start(): void
}

/** Reviews the moves in the worker; leaving the page stops it. */
export function useReview(table: Table): Review {
  const [judging, setJudging] = useState<ReviewStatus>({ kind: 'working', progress: undefined })
  const [notes, setNotes] = useState<readonly Note[]>([])
  const [round, setRound] = useState(0)
  const [stopped, setStopped] = useState(false)
  const line = useMemo(() => playedMoves(table), [table])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for another try
  useEffect(() => {
    if (stopped) return
    let wanted = true
    setJudging({ kind: 'working', progress: undefined })
    const work = engineClient.request({ do: 'review', game: table.rules.id, line }, progress => {
      if (wanted) setJudging({ kind: 'working', progress })
    })
    work.result.then(
      answer => {
        if (!wanted) return
        setNotes(answer)
        setJudging({ kind: 'done' })
      },
      (error: unknown) =>
        wanted && setJudging({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      wanted = false
      work.cancel()
    }
  }, [table, line, stopped, round])

  return {
    status: stopped ? { kind: 'stopped' } : judging,
    notes,
    stop: () => setStopped(true),
    start: () => {
      setStopped(false)
      setRound(round + 1)
    },
  }
}
