// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, expect, test } from 'vitest'
import { alphabetOf } from '#lexicon/alphabet.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { view } from '../../rules/view.ts'
import { testTable } from '../../testing/test-table.ts'
import { Dictionary } from './dictionary.tsx'

afterEach(cleanup)

const TURKISH = {
  lexicon: buildLexicon(['KIL', 'İLK'], alphabetOf('I İ K L')),
  ownReservoir: 'I 2 9\nİ 1 9\nK 1 9\nL 1 9',
}
const ENGLISH = { lexicon: undefined, ownReservoir: '' }

test.each([
  ['Turkish', TURKISH, 'iı.k', 'İI.K'],
  ['English', ENGLISH, 'it..', 'IT..'],
])(
  '[S8] [S14] a pattern is shown in the capitals of its alphabet: %s',
  (_, { lexicon, ownReservoir }, typed, shown) => {
    const { state } = testTable({
      words: 'IT',
      ...(lexicon && { lexicon, params: { reservoir: 'own', ownReservoir } }),
    })
    const sent: string[] = []
    const tryMove = async (move: string) => {
      sent.push(move)
      return undefined
    }
    render(<Dictionary view={view(state, 0)} people={[]} narrow={false} close={() => {}} tryMove={tryMove} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.input(field, { target: { value: typed } })
    expect(field.value).toBe(shown)
    fireEvent.submit(field.form!)
    expect(sent).toEqual([`query ${shown}`])
  },
)
