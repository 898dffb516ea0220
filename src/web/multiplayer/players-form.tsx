import { seatPlayers } from '#app/game-request.ts'
import { type OpponentChoice, SEATINGS } from '#app/last-choices.ts'
import { OPPONENTS } from '#app/setup-query.ts'
import { graceOptionText, graceText } from '#app/text/en/presence.ts'
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

/** The players by seat, as choices such as “Who goes first” name them. */
export function seatNamesOf(opponents: OpponentChoice): readonly string[] {
  const { you, computer, opponent } = setupText.seats
  if (isAgainstComputer(opponents)) return [you, computer]
  if (opponents.who === 'online') return [you, opponent]
  return opponents.names.map((name, seat) => name.trim() || setupText.defaultName(seat, false))
}

interface PlayersFormProps {
  readonly opponents: OpponentChoice
  readonly loadedGame: LoadedGame
  /** How long a player may be away from an online table, the default first. */
  readonly graces: readonly number[]
  change(company: OpponentChoice): void
}

export function PlayersForm({ opponents, loadedGame, graces, change }: PlayersFormProps) {
  const { who, seating, level, names } = opponents
  return (
    <>
      <Choices
        legend={setupText.who}
        layout="list"
        choices={OPPONENTS.map(value => ({ value, ...setupText.opponents[value] }))}
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
      {who === 'online' && graces.length > 0 && (
        <Choices
          legend={graceOptionText.label}
          help={graceOptionText.help}
          layout="row"
          choices={graces.map(ms => ({ value: String(ms), label: graceText(ms) }))}
          chosen={String(graces.find(ms => ms === opponents.graceMs) ?? graces[0])}
          choose={value => change({ ...opponents, graceMs: Number(value) })}
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
