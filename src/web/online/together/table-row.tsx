import type { ComponentChildren } from 'preact'
import { titleOf } from '#games/programme.ts'
import type { LobbyTable } from '#protocol/news.ts'
import { clock } from '../../device.ts'
import { ago } from '../../lobby/ago.ts'
import type { ParlourGame } from '../../parlour.ts'
import { roomPath } from '../../router.ts'
import { Link } from '../../shell/link.tsx'
import { companyOf, setupLine } from '../company.ts'
import { togetherWords } from '../words.ts'

interface RowProps {
  readonly table: LobbyTable
  readonly parlour: ParlourGame | undefined
}

interface OwnTableRowProps extends RowProps {
  /** The player's id. */
  readonly me: string
}

/** A table at which this player sits: one press leads back. */
export function OwnTableRow({ table, parlour, me }: OwnTableRowProps) {
  const { code, phase } = table
  const seats = table.seats.filter(seat => seat.kind !== 'person' || seat.id !== me)
  const others = companyOf({ seats }, parlour?.words.levels)
  return (
    <Row
      table={table}
      parlour={parlour}
      state={phase === 'playing' ? togetherWords.inPlay(others) : togetherWords.waiting}
    >
      <Link to={roomPath(code)} class="pill primary">
        {togetherWords.goThere}
      </Link>
    </Row>
  )
}

/** A table that anyone may sit down at or watch. */
export function OpenTableRow({ table, parlour }: RowProps) {
  const { code, phase, seats } = table
  const names = companyOf(table, parlour?.words.levels)
  const free = phase === 'waiting' && seats.some(seat => seat.kind === 'free')
  return (
    <Row
      table={table}
      parlour={parlour}
      state={phase === 'playing' ? togetherWords.plays(names) : togetherWords.waits(names)}
    >
      {free && (
        <Link to={roomPath(code, 'sit')} class="pill primary" label={togetherWords.sitAt(names)}>
          {togetherWords.sit}
        </Link>
      )}
      <Link to={roomPath(code, 'watch')} class="pill" label={togetherWords.watchAt(names)}>
        {togetherWords.watch}
      </Link>
    </Row>
  )
}

interface FrameProps extends RowProps {
  readonly state: string
  readonly children: ComponentChildren
}

function Row({ table, parlour, state, children }: FrameProps) {
  const { code, game, setup, createdAt } = table
  return (
    <li class="list-row table-row">
      <div>
        <p>
          <strong>{state}</strong>{' '}
          <span class="soft figures">{togetherWords.since(ago(createdAt, clock.now()))}</span>
        </p>
        <p class="soft figures">
          {titleOf(game)} · <span class="table-code">{code}</span>
          {parlour && ` · ${setupLine(parlour, setup)}`}
        </p>
      </div>
      <div class="buttons">{children}</div>
    </li>
  )
}
