import { expect, test } from 'vitest'
import { AGREED_SETUP, openTestTableService } from '#testing/fixtures/table-service.ts'

/** A slow disk, but one that works. */
const WRITE_MS = 20
const SPECTATORS = 200

test('[F16] spectators who come and go hold up no move, stop no server and give no clock any time', async () => {
  const isSlow = { isOn: false }
  const server = await openTestTableService({
    wrap(storage, clock) {
      const slowly = <Given extends readonly unknown[], Answer>(
        write: (...given: Given) => Promise<Answer>,
      ) =>
        async function writeSlowly(...given: Given): Promise<Answer> {
          if (isSlow.isOn) await new Promise<void>(resolve => clock.after(WRITE_MS, resolve))
          return write(...given)
        }
      const { tables, presence } = storage
      return {
        ...storage,
        tables: { ...tables, append: slowly(tables.append) },
        presence: { ...presence, arrive: slowly(presence.arrive), depart: slowly(presence.depart) },
      }
    },
  })
  const { service, clock, kept } = server
  const { table, ben } = await server.startGame(AGREED_SETUP)
  const due = ben.state().game!.deadlines[0]!.at
  isSlow.isOn = true
  for (let number = 0; number < SPECTATORS; number++)
    void service
      .subscribe(table.id, {
        ...{
          player: 'eve',
          seenAs: 'eve',
          connection: `eve ${number}`,
          since: -1,
          send() {},
          heardAt: clock.now,
        },
      })
      .then(async subscribed => {
        if (subscribed.ok) await subscribed.value.end()
      })
  await server.advance(100)
  const reasons = new Set<string | undefined>()
  let answeredAt: number | undefined
  const movedAt = clock.now()
  void service.commands
    .execute(table.id, { id: 'ann', name: 'Ann' }, { id: 'm', command: { do: 'move', text: 'a1' } })
    .then(() => {
      answeredAt = clock.now()
    })
  for (let step = 0; step < 100; step++) {
    await server.advance(100)
    reasons.add(service.unavailableReason())
  }
  expect(answeredAt! - movedAt).toBeLessThan(1_000)
  expect([...reasons]).toEqual([undefined])
  const { entries } = kept.tables.get(table.id)!
  expect(entries.map(({ action }) => action.do)).not.toContain('reopen')
  expect(ben.state().game!.deadlines[0]!.at - due).toBeLessThan(2_000)
  expect(await server.violations()).toEqual([])
})
