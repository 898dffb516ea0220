import type { ComponentChildren } from 'preact'
import { timeAgo } from '#app/text/en/ago.ts'
import { titleOf } from '#games/catalog.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { clock } from '../../device.ts'
import type { LoadedGame } from '../../loaded-game.ts'
import { onlineTablePath } from '../../router.ts'
import { Link } from '../../shell/link.tsx'
import { playTogetherText } from '../../text/en/online.ts'
import { describeSetup, seatedNames } from '../table-labels.ts'

interface RowProps {
  readonly table: LobbyTable
  readonly loadedGame: LoadedGame | undefined
}

interface OwnTableRowProps extends RowProps {
  /** The player's id. */
  readonly me: string
}

/** A table at which this player sits, with a link to it. */
export function OwnTableRow({ table, loadedGame, me }: OwnTableRowProps) {
  const { code, phase } = table
  const seats = table.seats.filter(seat => seat.kind !== 'person' || seat.id !== me)
  const others = seatedNames({ seats }, loadedGame?.text.levels)
  return (
    <Row
      table={table}
      loadedGame={loadedGame}
      state={phase === 'playing' ? playTogetherText.inPlay(others) : playTogetherText.waiting}
    >
      <Link to={onlineTablePath(code)} class="pill primary">
        {playTogetherText.goThere}
      </Link>
    </Row>
  )
}

/** A table that anyone may sit down at or watch. */
export function OpenTableRow({ table, loadedGame }: RowProps) {
  const { code, phase, seats } = table
  const names = seatedNames(table, loadedGame?.text.levels)
  const free = phase === 'waiting' && seats.some(seat => seat.kind === 'free')
  return (
    <Row
      table={table}
      loadedGame={loadedGame}
      state={phase === 'playing' ? playTogetherText.plays(names) : playTogetherText.waits(names)}
    >
      {free && (
        <Link to={onlineTablePath(code, 'sit')} class="pill primary" label={playTogetherText.sitAt(names)}>
          {playTogetherText.sit}
        </Link>
      )}
      <Link to={onlineTablePath(code, 'watch')} class="pill" label={playTogetherText.watchAt(names)}>
        {playTogetherText.watch}
      </Link>
    </Row>
  )
}

interface RowFrameProps extends RowProps {
  readonly state: string
  readonly children: ComponentChildren
}

function Row({ table, loadedGame, state, children }: RowFrameProps) {
  const { code, game, setup, createdAt } = table
  return (
    <li class="list-row table-row">
      <div>
        <p>
          <strong>{state}</strong>{' '}
          <span class="soft figures">{playTogetherText.since(timeAgo(createdAt, clock.now()))}</span>
        </p>
        <p class="soft figures">
          {titleOf(game)} · <span class="table-code">{code}</span>
          {loadedGame && ` · ${describeSetup(loadedGame, setup)}`}
        </p>
      </div>
      <div class="buttons">{children}</div>
    </li>
  )
}
