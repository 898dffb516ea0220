import { describe, expect, it, vi } from 'vitest'
import { accept, type Result } from '#kernel/result.ts'
import type { SignInResponse } from '#protocol/api.ts'
import { accountRejection } from '#protocol/refusals.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import type { ConnectionState, ServerConnection } from '#session/remote/server-connection.ts'
import { openIdentity } from './identity.ts'
import { openSharedConnection } from './shared-connection.ts'

function fakes(known?: PlayerInfo) {
  let time = 0
  let timers: { at: number; call(): void }[] = []
  let arrivals = 0
  const links: {
    link: ServerConnection
    become(state: ConnectionState): void
    closed: boolean
    retried: number
  }[] = []

  function open(): ServerConnection {
    const listeners = new Set<() => void>()
    let state: ConnectionState = { kind: 'opening' }
    const entry = {
      closed: false,
      retried: 0,
      become(next: ConnectionState) {
        state = next
        for (const listener of listeners) listener()
      },
      link: {
        state: () => state,
        subscribe(listener: () => void) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        retry: () => {
          entry.retried++
        },
        close: () => {
          entry.closed = true
        },
      } as unknown as ServerConnection,
    }
    links.push(entry)
    return entry.link
  }

  const registerGuest = async (): Promise<Result<SignInResponse>> => {
    arrivals++
    return accept({ player: { id: `new ${arrivals}`, name: 'New', claimed: false } })
  }
  let kept = known
  const identity = openIdentity(
    { registerGuest },
    {
      read: () => kept,
      write: player => {
        kept = player
      },
      watch: () => {},
    },
  )
  const clock = {
    now: () => time,
    after(ms: number, call: () => void) {
      const timer = { at: time + ms, call }
      timers.push(timer)
      return () => {
        timers = timers.filter(one => one !== timer)
      }
    },
  }
  return {
    line: openSharedConnection({ identity, clock, open }),
    guest: identity,
    links,
    arrivals: () => arrivals,
    pass(ms: number) {
      time += ms
      const due = timers.filter(one => one.at <= time)
      timers = timers.filter(one => one.at > time)
      for (const { call } of due) call()
    },
  }
}

const heron: PlayerInfo = { id: 'heron', name: 'Quiet Heron', claimed: false }
const stranger: ConnectionState = { kind: 'refused', rejection: accountRejection('not-recognised') }

describe('the shared connection', () => {
  it('is opened once, for the first component that needs it', async () => {
    const { line, links, arrivals } = fakes()
    expect(arrivals()).toBe(0)
    line.acquire()
    line.acquire()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    expect(arrivals()).toBe(1)
  })

  it('outlasts a navigation, and closes when nobody needs it', async () => {
    const { line, links, pass } = fakes(heron)
    const release = line.acquire()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    release()
    pass(1_000)
    const next = line.acquire()
    pass(5_000)
    expect(links[0]!.closed).toBe(false)
    next()
    pass(5_000)
    expect(links[0]!.closed).toBe(true)
    expect(line.state().connection).toBeUndefined()
  })

  it('is opened again for a new guest when the device was signed out', async () => {
    const { line, links, guest, arrivals } = fakes(heron)
    line.acquire()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    links[0]!.become(stranger)
    await vi.waitFor(() => expect(links).toHaveLength(2))
    expect(arrivals()).toBe(1)
    expect(guest.isRenewed()).toBe(true)
    links[1]!.become({ kind: 'open', player: { id: 'new 1', name: 'New', claimed: false } })
    expect(line.state().connection).toBe(links[1]!.link)
  })

  it('says when a browser keeps no cookie, and registers no more guests', async () => {
    const { line, links, arrivals } = fakes()
    line.acquire()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    links[0]!.become(stranger)
    await vi.waitFor(() => expect(links).toHaveLength(2))
    links[1]!.become(stranger)
    expect(line.state().refusal?.code).toBe('cookie-refused')
    line.retry()
    expect(links).toHaveLength(2)
    expect(arrivals()).toBe(2)
  })

  it('is opened again when this device becomes another player', async () => {
    const { line, links, guest } = fakes(heron)
    line.acquire()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    links[0]!.become({ kind: 'open', player: heron })
    guest.setPlayer({ ...heron, name: 'Grey Heron' })
    expect(links[0]!.closed).toBe(false)
    guest.setPlayer({ id: 'ann', name: 'Ann', claimed: true })
    await vi.waitFor(() => expect(links).toHaveLength(2))
    expect(links[0]!.closed).toBe(true)
  })

  it('says when the server cannot be reached, and is retried at once when the network is back', async () => {
    const { line, links } = fakes(heron)
    line.acquire()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    links[0]!.become({ kind: 'lost', since: 0, retryAt: 100 })
    expect(line.state().isReachable).toBe(false)
    line.retry()
    expect(links[0]!.retried).toBe(1)
  })
})
