import { LARGE_FROM, type Params } from '../rules/types.ts'

/** Whether an option matters, given the others. */
export function isOptionVisible(setup: Params, option: string): boolean {
  switch (option) {
    case 'habits':
      return false
    case 'hitwords':
      return setup.size >= LARGE_FROM
    case 'adjacent':
      return setup.size >= LARGE_FROM && setup.hitwords !== 'off'
    case 'listName':
      return setup.ownWords.trim() !== ''
    default:
      return true
  }
}
