import type { Viewer } from '#kernel/rules.ts'
import { crossedOutWords } from './grid.ts'
import { toAct } from './play.ts'
import type { Grid, State, View } from './types.ts'

export function view(state: State, viewer: Viewer, when?: 'over'): View {
  const acting = when === 'over' ? [] : toAct(state)
  const open = when === 'over' || state.ended !== null
  const { phase, terms, ready, toss, starter, calls, ended } = state
  return {
    viewer,
    acting: viewer !== 'spectator' && acting.includes(viewer),
    toAct: acting,
    phase,
    terms,
    ready,
    toss,
    starter,
    calls,
    ended,
    open,
    grids: state.grids.map((grid, seat) => (open || seat === viewer ? grid : publicGrid(state, grid, seat))),
  }
}

/** The part of a grid that everyone may see: nothing, or the words that were hit. */
function publicGrid({ terms, calls }: State, grid: Grid, seat: number): Grid {
  const crossed = crossedOutWords(terms.showHits ? calls[1 - seat]! : [])
  return grid.map(word => (word !== null && crossed.has(word) ? word : null))
}
