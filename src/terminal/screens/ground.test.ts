import { expect, it } from 'vitest'
import { hostInHand } from '#testing/solo-terminal.ts'
import { lookOf } from '../kit/look.ts'
import { createShell } from '../shell.ts'
import { createGround } from './ground.ts'
import { createNotice } from './notice.tsx'

it('gives way to the parlour once one comes back to it, and not before', () => {
  const shell = createShell(hostInHand().host, lookOf({ colours: 'none', unicode: false }))
  const ground = createGround(shell)
  shell.open(ground)
  shell.redraw()
  expect(shell.top()).toBe(ground)
  const game = createNotice(shell, 'A game', '')
  shell.open(game)
  expect(shell.top()).toBe(game)
  shell.back()
  expect(shell.top()).not.toBe(ground)
  expect(shell.top()).toHaveProperty('choose')
  shell.leave()
})
