import { expect, test } from 'vitest'
import { ANN, openTestTableService } from '#testing/fixtures/table-service.ts'

test('a player who was renamed after connecting sits under the new name, with whether it is claimed', async () => {
  const { storage, openTable, connect } = await openTestTableService()
  const { players } = storage
  const session = { id: 's', player: ANN.id, tokenHash: 'hash', device: '', createdAt: 0, seenAt: 0 }
  await players.add({ id: ANN.id, name: 'Anna', password: null, createdAt: 0 }, session)
  const first = await connect(ANN, (await openTable()).id)
  expect(first.state().seats[0]).toMatchObject({ name: 'Anna', claimed: false })
  await players.claim(ANN.id, 'Annabel', 'hash')
  const second = await connect(ANN, (await openTable()).id)
  expect(second.state().seats[0]).toMatchObject({ name: 'Annabel', claimed: true })
})
