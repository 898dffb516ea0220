import { Icon } from '#web/kit/icon.tsx'
import type { View } from '../rules/types.ts'
import { describeLevel } from '../text/en.ts'
import { webText } from '../text/en-web.ts'
import { HEART, RankIcon } from './icons.tsx'
import './status-bar.css'

/** So few lives stand out. */
const FEW = 2

/** Rank, lives, points and words, always in sight. */
export function StatusBar({ view }: { readonly view: View }) {
  const { level, lives, points, found, words, over } = view
  return (
    <ul class="wo-facts figures">
      <li>
        <RankIcon level={level} filled={over === 'won'} /> {describeLevel(view)}
      </li>
      <li class={lives <= FEW && !over ? 'wo-few' : undefined}>
        <Icon class="wo-sign wo-heart" path={HEART} /> <strong>{lives}</strong>
        <span class="visually-hidden">{webText.lives(lives)}</span>
      </li>
      <li>
        <strong>{points}</strong> {webText.points(points)}
      </li>
      <li>
        <span>
          <strong>{found.length}</strong>/{words.length}
        </span>{' '}
        {webText.wordsFound}
      </li>
    </ul>
  )
}
