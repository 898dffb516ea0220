import { Icon } from '#web/kit/icon.tsx'
import { levelWords } from '../level-words.ts'
import type { View } from '../rules/types.ts'
import { HEART, RankIcon } from './icons.tsx'
import { faceWords } from './words.ts'
import './status-bar.css'

/** From here on lives are set off. */
const FEW = 2

/** Rank, lives, points and words, always in sight. */
export function StatusBar({ view }: { readonly view: View }) {
  const { level, lives, points, found, words, over } = view
  return (
    <ul class="wo-facts figures">
      <li>
        <RankIcon level={level} filled={over === 'won'} /> {levelWords(view)}
      </li>
      <li class={lives <= FEW && !over ? 'wo-few' : undefined}>
        <Icon class="wo-sign wo-heart" path={HEART} /> <strong>{lives}</strong>
        <span class="visually-hidden">{faceWords.lives(lives)}</span>
      </li>
      <li>
        <strong>{points}</strong> {faceWords.points(points)}
      </li>
      <li>
        <span>
          <strong>{found.length}</strong>/{words.length}
        </span>{' '}
        {faceWords.wordsFound}
      </li>
    </ul>
  )
}
