import type { BoardFaceProps } from '#web/kit/face.ts'
import type { GuessGoTypes } from '../../rules/types.ts'
import { Grids } from './grids.tsx'
import { TossBox } from './toss.tsx'
import './calling.css'

/** The table once a grid is filled: the toss, then the known part of both grids. */
export function Calling(props: BoardFaceProps<GuessGoTypes>) {
  const { open, phase } = props.view
  return !open && phase === 'tossing' ? <TossBox {...props} /> : <Grids {...props} />
}
