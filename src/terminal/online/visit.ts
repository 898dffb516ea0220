import { loadGame } from '#games/catalog.ts'
import type { Editions } from '#kernel/editions.ts'
import { accept, type Rejection, type Result, reject } from '#kernel/result.ts'
import type { PlayerNews } from '#protocol/news.ts'
import { type RemoteHouse, remoteHouse } from '#session/remote/house.ts'
import { type Link, openLink } from '#session/remote/link.ts'
import { followTable, type RemoteTable } from '#session/remote/table.ts'
import type { TerminalHost } from '../host.ts'

/** One's stay in a house elsewhere: known there, and connected. */
export interface Visit {
  readonly address: string
  readonly house: RemoteHouse
  readonly link: Link
  player(): PlayerNews
  /** Takes note of a new name. */
  rename(player: PlayerNews): Promise<void>
  /** The house did not know the key that was kept: this is another guest than before. */
  readonly isStranger: boolean
  follow(table: string): RemoteTable
  close(): void
}

type Surroundings = Pick<TerminalHost, 'roads' | 'clock' | 'thinker' | 'newId'>

/** How long a house that answers may take to open its socket. */
const OPENING_MS = 10_000

/**
 * Goes to a house: with the key that was kept for it, or else as a new guest whose key is kept from now on. Rejects
 * with a sentence where the keys cannot be read or kept.
 */
export async function enterHouse(host: Surroundings, address: string): Promise<Result<Visit>> {
  const { roads, clock, thinker, newId } = host
  const arrival = await arrive(host, address)
  if (!arrival.ok) return arrival
  const { token, isStranger } = arrival.value
  let { player } = arrival.value
  const house = remoteHouse(roads.ask(address, token))
  const link = openLink({
    openWire: roads.openWire(address, token),
    clock,
    newId,
    chance: Math.random,
  })
  const refusal = await opened(link, host)
  if (refusal) {
    link.close()
    return { ok: false, rejection: refusal }
  }
  return accept({
    address,
    house,
    link,
    isStranger,
    player: () => player,
    async rename(renamed) {
      player = renamed
      await roads.keyring.keep(address, { token, name: renamed.name, usedAt: clock.now() })
    },
    follow: table =>
      followTable({ link, table, clock, thinker, loadGame: editionsOf, loadRecord: house.game }),
    close: () => link.close(),
  })
}

export interface Known {
  readonly player: PlayerNews
  readonly token: string
  readonly isStranger: boolean
}

/** Is known at a house by the key that was kept, or else as a new guest. */
export async function arrive(
  { roads, clock }: Pick<Surroundings, 'roads' | 'clock'>,
  address: string,
): Promise<Result<Known>> {
  const { keyring } = roads
  const key = await keyring.find(address)
  const known = key && (await remoteHouse(roads.ask(address, key.token)).me())
  if (known && !known.ok && known.rejection.code !== 'not-recognised') return known
  if (key && known?.ok) {
    const { player } = known.value
    await keyring.keep(address, { ...key, name: player.name, usedAt: clock.now() })
    return accept({ player, token: key.token, isStranger: false })
  }
  const arrival = await remoteHouse(roads.ask(address)).arrive('token')
  if (!arrival.ok) return arrival
  const { player, token } = arrival.value
  if (token === undefined) return reject('house-failed')
  await keyring.keep(address, { token, name: player.name, usedAt: clock.now() })
  return accept({ player, token, isStranger: key !== undefined })
}

/** Waits until the link is open; answers with why it is not. */
function opened(link: Link, { clock }: Surroundings): Promise<Rejection | undefined> {
  return new Promise(resolve => {
    const done = (refusal?: Rejection) => {
      stop()
      unsubscribe()
      resolve(refusal)
    }
    const look = () => {
      const state = link.state()
      if (state.kind === 'open') done()
      else if (state.kind === 'refused') done(state.rejection)
    }
    const stop = clock.after(OPENING_MS, () => done({ code: 'house-unreachable' }))
    const unsubscribe = link.subscribe(look)
    look()
  })
}

async function editionsOf(id: string): Promise<Editions> {
  const entry = await loadGame(id)
  if (!entry) throw new Error(`There is no game called ${id}.`)
  return entry
}
