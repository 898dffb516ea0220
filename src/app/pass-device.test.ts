import { expect, it } from 'vitest'
import type { Presentation } from '#kernel/presentation.ts'
import type { Snapshot } from '#session/session.ts'
import { firstStage, nextStage, type SharedScreen, viewAtStage } from './pass-device.ts'

const presentation: Presentation = {
  isSecret: () => true,
  withoutSecrets: () => ({ secrets: 'none' }),
  hasNewSecret: view => 'drew' in view,
}
const SCREEN: SharedScreen = { presentation, shell: 'terminal', isShared: true }

const turnOf = (seat: 0 | 1, more: Partial<Snapshot> = {}) =>
  ({ viewer: seat, acting: seat, view: { of: seat }, deadlines: [], ...more }) as Snapshot

const ANN = turnOf(0)
const BO = turnOf(1, { lastMover: { seat: 0, view: {} } })
const BO_AFTER_DRAWING = turnOf(1, { lastMover: { seat: 0, view: { drew: 'AT' } } })

it('a secret is covered until its player is alone, and whenever the turn changes', () => {
  expect(firstStage(ANN, SCREEN)).toBe('covered')
  expect(nextStage('open', ANN, BO, SCREEN)).toBe('covered')
  expect(nextStage('open', ANN, ANN, SCREEN)).toBe('open')
})

it('a player who has drawn something sees it before the screen is covered', () => {
  expect(nextStage('open', ANN, BO_AFTER_DRAWING, SCREEN)).toBe('mover')
  expect(viewAtStage('mover', BO_AFTER_DRAWING, presentation)).toEqual({ drew: 'AT' })
})

it('that does not cost the next player any time', () => {
  const timed = { ...BO_AFTER_DRAWING, deadlines: [{}] } as unknown as Snapshot
  expect(nextStage('open', ANN, timed, SCREEN)).toBe('covered')
})

it('a covered board is drawn without secrets, and not at all in a game whose board is secret', () => {
  expect(viewAtStage('covered', BO, presentation)).toEqual({ secrets: 'none' })
  expect(viewAtStage('covered', BO, {})).toBeUndefined()
  expect(viewAtStage('open', BO, presentation)).toEqual({ of: 1 })
})

it('nothing is covered for one person, without secrets or after the end', () => {
  expect(firstStage(ANN, { ...SCREEN, isShared: false })).toBe('open')
  expect(firstStage(ANN, { ...SCREEN, presentation: undefined })).toBe('open')
  const over = { viewer: 1, acting: undefined, view: {}, deadlines: [] } as unknown as Snapshot
  expect(nextStage('mover', BO_AFTER_DRAWING, over, SCREEN)).toBe('open')
})
