import type { ComponentChildren } from 'preact'
import { titleOf } from '#games/programme.ts'
import type { LobbyTable } from '#protocol/news.ts'
import { clock } from '../../device.ts'
import { timeAgo } from '../../lobby/ago.ts'
import type { LoadedGame } from '../../parlour.ts'
import { onlineTablePath } from '../../router.ts'
import { Link } from '../../shell/link.tsx'
import { describeSetup, seatedNames } from '../company.ts'
import { playTogetherWords } from '../words.ts'

interface RowProps {
  readonly table: LobbyTable
  readonly parlour: LoadedGame | undefined
}

interface OwnTableRowProps extends RowProps {
  /** The player's id. */
  readonly me: string
}

/** A table at which this player sits: one press leads back. */
export function OwnTableRow({ table, parlour, me }: OwnTableRowProps) {
  const { code, phase } = table
  const seats = table.seats.filter(seat => seat.kind !== 'person' || seat.id !== me)
  const others = seatedNames({ seats }, parlour?.words.levels)
  return (
    <Row
      table={table}
      parlour={parlour}
      state={phase === 'playing' ? playTogetherWords.inPlay(others) : playTogetherWords.waiting}
    >
      <Link to={onlineTablePath(code)} class="pill primary">
        {playTogetherWords.goThere}
      </Link>
    </Row>
  )
}

/** A table that anyone may sit down at or watch. */
export function OpenTableRow({ table, parlour }: RowProps) {
  const { code, phase, seats } = table
  const names = seatedNames(table, parlour?.words.levels)
  const free = phase === 'waiting' && seats.some(seat => seat.kind === 'free')
  return (
    <Row
      table={table}
      parlour={parlour}
      state={phase === 'playing' ? playTogetherWords.plays(names) : playTogetherWords.waits(names)}
    >
      {free && (
        <Link to={onlineTablePath(code, 'sit')} class="pill primary" label={playTogetherWords.sitAt(names)}>
          {playTogetherWords.sit}
        </Link>
      )}
      <Link to={onlineTablePath(code, 'watch')} class="pill" label={playTogetherWords.watchAt(names)}>
        {playTogetherWords.watch}
      </Link>
    </Row>
  )
}

interface RowFrameProps extends RowProps {
  readonly state: string
  readonly children: ComponentChildren
}

function Row({ table, parlour, state, children }: RowFrameProps) {
  const { code, game, setup, createdAt } = table
  return (
    <li class="list-row table-row">
      <div>
        <p>
          <strong>{state}</strong>{' '}
          <span class="soft figures">{playTogetherWords.since(timeAgo(createdAt, clock.now()))}</span>
        </p>
        <p class="soft figures">
          {titleOf(game)} · <span class="table-code">{code}</span>
          {parlour && ` · ${describeSetup(parlour, setup)}`}
        </p>
      </div>
      <div class="buttons">{children}</div>
    </li>
  )
}
