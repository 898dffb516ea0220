import { ownTableRejection } from '#session/table-words.ts'
import type { ParlourGame } from '../parlour.ts'
import { navigate, reviewPath, tablePath } from '../router.ts'
import { Lazy, Wait } from '../shell/lazy.tsx'
import { announce } from '../shell/live.tsx'
import { shellWords, tableWords } from '../words.ts'
import { type OpenGame, rematch } from './games.ts'
import { Table } from './table.tsx'
import { useGame } from './use-game.ts'

interface TablePageProps {
  readonly game: string
  readonly id: string
}

/** A table on this device. */
export function TablePage({ game, id }: TablePageProps) {
  const { state, full, again } = useGame(game, id)
  switch (state.kind) {
    case 'missing':
    case 'broken':
      return (
        <Lazy
          name={state.kind}
          load={async () => (await import('./broken.tsx')).Unopened}
          props={{ state, again }}
        />
      )
    case 'open':
      return <OwnTable key={id} parlour={state.parlour} open={state.open} id={id} full={full} />
    default:
      return <Wait failed={state.kind === 'failed'} again={again} />
  }
}

interface OwnTableProps {
  readonly parlour: ParlourGame
  readonly open: OpenGame
  readonly id: string
  readonly full: boolean
}

function OwnTable({ parlour, open, id, full }: OwnTableProps) {
  const { game, words } = parlour

  async function again(): Promise<void> {
    const { players, record } = open.saved()
    const setup = (await parlour.several?.fitted(game, record.setup, players)) ?? record.setup
    const started = await rematch(parlour, { players, record: { ...record, setup } })
    if (started.ok) navigate(tablePath(game.id, started.id))
    else announce(shellWords.shelfFull, 'assertive')
  }

  return (
    <Table
      parlour={parlour}
      session={open.session}
      place={{
        id,
        controls: 'all',
        reviewPath: reviewPath(game.id, id),
        rematch: { label: tableWords.rematch, act: again },
        // A puzzle is hardly ever wanted twice: another one like it is made.
        ...parlour.solo?.nextPuzzle(parlour, open.saved(), again),
        warning: full ? shellWords.shelfFull : undefined,
        explain: rejection => ownTableRejection(rejection, words),
        saved: open.saved,
        replayLink: async saved => (await import('../link.ts')).replayLink(saved),
      }}
    />
  )
}
