import { describe, expect, it, vi } from 'vitest'
import { accept, type Result } from '#kernel/result.ts'
import type { Arrival } from '#protocol/api.ts'
import type { PlayerNews } from '#protocol/news.ts'
import type { Link, LinkState } from '#session/remote/link.ts'
import { openGuest } from './guest.ts'
import { openLine } from './line.ts'

function fakes(known?: PlayerNews) {
  let time = 0
  let timers: { at: number; call(): void }[] = []
  let arrivals = 0
  const links: { link: Link; become(state: LinkState): void; closed: boolean; retried: number }[] = []

  function open(): Link {
    const listeners = new Set<() => void>()
    let state: LinkState = { kind: 'opening' }
    const entry = {
      closed: false,
      retried: 0,
      become(next: LinkState) {
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
      } as unknown as Link,
    }
    links.push(entry)
    return entry.link
  }

  const arrive = async (): Promise<Result<Arrival>> => {
    arrivals++
    return accept({ player: { id: `new ${arrivals}`, name: 'New', claimed: false } })
  }
  let kept = known
  const guest = openGuest(
    { arrive },
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
    line: openLine({ guest, clock, open }),
    guest,
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

const heron: PlayerNews = { id: 'heron', name: 'Quiet Heron', claimed: false }
const stranger: LinkState = { kind: 'refused', rejection: { code: 'not-recognised' } }

describe('the line to the house', () => {
  it('is not opened before anyone wants it, then once for all', async () => {
    const { line, links, arrivals } = fakes()
    expect(arrivals()).toBe(0)
    line.hold()
    line.hold()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    expect(arrivals()).toBe(1)
  })

  it('outlasts the way from one page to the next, and closes when nobody comes', async () => {
    const { line, links, pass } = fakes(heron)
    const release = line.hold()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    release()
    pass(1_000)
    const next = line.hold()
    pass(5_000)
    expect(links[0]!.closed).toBe(false)
    next()
    pass(5_000)
    expect(links[0]!.closed).toBe(true)
    expect(line.state().link).toBeUndefined()
  })

  it('a device that was signed out becomes a new guest and is connected again', async () => {
    const { line, links, guest, arrivals } = fakes(heron)
    line.hold()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    links[0]!.become(stranger)
    await vi.waitFor(() => expect(links).toHaveLength(2))
    expect(arrivals()).toBe(1)
    expect(guest.renewed()).toBe(true)
    links[1]!.become({ kind: 'open', player: { id: 'new 1', name: 'New', claimed: false } })
    expect(line.state().link).toBe(links[1]!.link)
  })

  it('a browser that keeps no cookie is told so, and makes no more guests', async () => {
    const { line, links, arrivals } = fakes()
    line.hold()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    links[0]!.become(stranger)
    await vi.waitFor(() => expect(links).toHaveLength(2))
    links[1]!.become(stranger)
    expect(line.state().refusal?.code).toBe('cookie-refused')
    line.retry()
    expect(links).toHaveLength(2)
    expect(arrivals()).toBe(2)
  })

  it('connects anew when this device has become another player', async () => {
    const { line, links, guest } = fakes(heron)
    line.hold()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    links[0]!.become({ kind: 'open', player: heron })
    guest.remember({ ...heron, name: 'Grey Heron' })
    expect(links[0]!.closed).toBe(false)
    guest.remember({ id: 'ann', name: 'Ann', claimed: true })
    await vi.waitFor(() => expect(links).toHaveLength(2))
    expect(links[0]!.closed).toBe(true)
  })

  it('says when the house cannot be reached, and tries at once when the network is back', async () => {
    const { line, links } = fakes(heron)
    line.hold()
    await vi.waitFor(() => expect(links).toHaveLength(1))
    links[0]!.become({ kind: 'lost', since: 0, retryAt: 100 })
    expect(line.state().reachable).toBe(false)
    line.retry()
    expect(links[0]!.retried).toBe(1)
  })
})
