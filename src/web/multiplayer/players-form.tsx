import { seatPlayers } from '#app/game-request.ts'
import { type OpponentChoice, SEATINGS } from '#app/last-choices.ts'
import { OPPONENTS } from '#app/setup-query.ts'
import type { Player } from '#table/player.ts'
import { Choices } from '../kit/choice.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { setupText } from '../text/en/shell.ts'
import { LevelChoices } from './level-choices.tsx'

export function playersOf({ who, level, names }: OpponentChoice): readonly Player[] {
  const seating = who === 'computer' ? { level } : { names: names.map(name => name.trim().slice(0, 24)) }
  return seatPlayers(names.length, setupText.defaultName, seating)
}

export function isAgainstComputer({ who, seating }: OpponentChoice): boolean {
  return who === 'computer' || (who === 'online' && seating === 'computer')
}

interface PlayersFormProps {
  readonly opponents: OpponentChoice
  readonly loadedGame: LoadedGame
  change(company: OpponentChoice): void
}

export function PlayersForm({ opponents, loadedGame, change }: PlayersFormProps) {
  const { who, seating, level, names } = opponents
  return (
    <>
      <Choices
        legend={setupText.who}
        layout="list"
        choices={OPPONENTS.map(value => ({ value, ...setupText.companies[value] }))}
        chosen={who}
        choose={value => change({ ...opponents, who: OPPONENTS.find(one => one === value) ?? who })}
      />
      {who === 'online' && (
        <Choices
          legend={setupText.seating}
          layout="list"
          choices={SEATINGS.map(value => ({ value, ...setupText.seatings[value] }))}
          chosen={seating}
          choose={value => change({ ...opponents, seating: SEATINGS.find(one => one === value) ?? seating })}
        />
      )}
      {isAgainstComputer(opponents) && (
        <LevelChoices
          loadedGame={loadedGame}
          chosen={level}
          choose={value => change({ ...opponents, level: value })}
        />
      )}
      {who === 'two' && (
        <fieldset class="choices names">
          <legend>{setupText.names}</legend>
          <label>
            <span class="soft">{setupText.defaultName(0, false)}</span>
            <input
              class="field"
              maxLength={24}
              autocomplete="off"
              value={names[0]}
              onInput={event => change({ ...opponents, names: [event.currentTarget.value, names[1]] })}
            />
          </label>
          <label>
            <span class="soft">{setupText.defaultName(1, false)}</span>
            <input
              class="field"
              maxLength={24}
              autocomplete="off"
              value={names[1]}
              onInput={event => change({ ...opponents, names: [names[0], event.currentTarget.value] })}
            />
          </label>
        </fieldset>
      )}
    </>
  )
}
