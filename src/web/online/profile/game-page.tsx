import { accept, type Result } from '#kernel/result.ts'
import type { GameRecord } from '#protocol/api.ts'
import type { Player } from '#session/player.ts'
import { peopleOf } from '#session/player.ts'
import { ReviewTable } from '../../review/review-table.tsx'
import { reviewWords } from '../../review/words.ts'
import { gamePath, playerPath } from '../../router.ts'
import { useLoaded, Wait } from '../../shell/lazy.tsx'
import { Link } from '../../shell/link.tsx'
import { Missing } from '../../shell/missing.tsx'
import { Broken } from '../../table/broken.tsx'
import { type Opening, openSaved } from '../../table/open-saved.ts'
import { guest } from '../device-guest.ts'
import { house } from '../house.ts'
import { gamesWords } from '../profile-words.ts'
import { Unreached } from '../unreached.tsx'

interface Shown {
  readonly opened: Opening
  readonly finished: GameRecord['finished']
}

/** A finished game of the house, to be stepped through. */
export function GamePage({ id }: { readonly id: string }) {
  const [loaded, again] = useLoaded(() => load(id), id)
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  if (!loaded.value.ok) {
    const { rejection } = loaded.value
    if (rejection.code.startsWith('no-such-'))
      return <Missing title={gamesWords.missingTitle} text={gamesWords.missingText} />
    return <Unreached rejection={rejection} again={again} />
  }
  const { opened, finished } = loaded.value.value
  if (!opened.ok) return <Broken {...opened} again={again} />
  const { parlour, saved } = opened.value
  const me = guest.known()?.id
  const people = peopleOf(saved.players).map((person, seat) => {
    const player = finished.seats[seat]?.player
    return { ...person, you: player?.kind === 'person' && player.id === me }
  })
  return (
    <ReviewTable
      opened={opened.value}
      people={people}
      title={reviewWords.replay(parlour.words.title)}
      replayLink={() => location.origin + gamePath(id)}
    >
      {finished.seats.map(
        ({ player }) =>
          player.kind === 'person' && (
            <Link key={player.id} to={player.id === me ? '/me' : playerPath(player.id)} class="pill">
              {gamesWords.toPlayer(player.name)}
            </Link>
          ),
      )}
    </ReviewTable>
  )
}

async function load(id: string): Promise<Result<Shown>> {
  const game = await house.game(id)
  if (!game.ok) return game
  const { finished, record } = game.value
  const players = finished.seats.map(
    ({ player }): Player => (player.kind === 'person' ? { kind: 'person', name: player.name } : player),
  )
  return accept({ finished, opened: await openSaved({ players, record }) })
}
