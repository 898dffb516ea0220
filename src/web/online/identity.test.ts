import { describe, expect, it } from 'vitest'
import { accept, type Result } from '#kernel/result.ts'
import type { SignInResponse } from '#protocol/api.ts'
import { rejectAccount, rejectServer } from '#protocol/refusals.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { openIdentity, type PlayerStore } from './identity.ts'

const heron: PlayerInfo = { id: '1', name: 'Quiet Heron', claimed: false }

function fakes(known?: PlayerInfo) {
  let kept = known
  let count = 0
  let reachable = true
  const memory: PlayerStore = {
    read: () => kept,
    write: player => {
      kept = player
    },
    watch: () => {},
  }
  const registerGuest = async (): Promise<Result<SignInResponse>> => {
    if (!reachable) return rejectServer('server-unreachable')
    count++
    return accept({ player: { id: `new ${count}`, name: `Guest ${count}`, claimed: false } })
  }
  return {
    guest: openIdentity({ registerGuest }, memory),
    kept: () => kept,
    arrivals: () => count,
    cutOff: () => {
      reachable = false
    },
  }
}

describe('a guest', () => {
  it('is registered by the first action, not by a visit', async () => {
    const { guest, arrivals, kept } = fakes()
    expect(guest.player()).toBeUndefined()
    expect(arrivals()).toBe(0)
    expect(await guest.asPlayer(async () => accept('done'))).toEqual(accept('done'))
    expect(kept()?.name).toBe('Guest 1')
  })

  it('is registered once, however many actions are done at once', async () => {
    const { guest, arrivals } = fakes()
    await Promise.all([guest.ensure(), guest.asPlayer(async () => accept(1)), guest.ensure()])
    expect(arrivals()).toBe(1)
  })

  it('that the server no longer knows becomes a new one, and the action is done', async () => {
    const { guest, arrivals } = fakes(heron)
    let asked = 0
    const done = await guest.asPlayer(async () =>
      asked++ === 0 ? rejectAccount('not-recognised') : accept('done'),
    )
    expect(done).toEqual(accept('done'))
    expect(arrivals()).toBe(1)
    expect(guest.isRenewed()).toBe(true)
    expect(guest.player()?.name).toBe('Guest 1')
  })

  it('is not registered over and over where the server keeps refusing', async () => {
    const { guest, arrivals } = fakes(heron)
    expect(await guest.asPlayer(async () => rejectAccount('not-recognised'))).toEqual(
      rejectAccount('not-recognised'),
    )
    expect(arrivals()).toBe(1)
  })

  it('is not registered where the server cannot be reached, and the action says so', async () => {
    const { guest, cutOff, kept } = fakes()
    cutOff()
    expect(await guest.asPlayer(async () => accept('done'))).toEqual(rejectServer('server-unreachable'))
    expect(kept()).toBeUndefined()
  })

  it('a player who signs in is not a new guest any more', async () => {
    const { guest } = fakes(heron)
    await guest.renew()
    expect(guest.isRenewed()).toBe(true)
    guest.setPlayer({ id: '7', name: 'Ann', claimed: true })
    expect(guest.isRenewed()).toBe(false)
  })
})
