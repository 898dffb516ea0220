/** What each command for those who play alone is told to do. */

export const learnHelp = `quincunx learn GAME [--first] [--step N] [--plain]

Teaches a game step by step: a few words, a board, and you make the move. Every game has three first steps; Solitudo
has lessons too. Leave lessons whenever you like; the next time they go on where you were.

  --first    the first steps, also where there are lessons
  --step N   begin with this step
  --plain    lines of text instead of a screen; so it is in a pipe

Examples:
  quincunx learn obstruction
  quincunx learn solitudo`

export const dailyHelp = `quincunx daily GAME [PUZZLE] [--plain]

Today's puzzles, the same for everybody; new ones come at midnight UTC. With the name of a puzzle it is begun, or gone
on with where it was left. Without a name it shows which there are, and how they stand.

  --plain    lines of text instead of a screen; so it is in a pipe

Examples:
  quincunx daily solitudo
  quincunx daily solitudo hexagon`

export const figuresHelp = `quincunx figures GAME [--json]

How many puzzles of each kind you solved on this machine and how fast: the best, the median and the last time, the
latest ones as a small chart, and how many days in a row you solved a daily puzzle.

  --json     one JSON object, for other programs; times are in milliseconds

Example:
  quincunx figures solitudo`

export const openHelp = `quincunx open FILE [--plain]

Brings in a game from a file and goes on with it, with all that can be taken back or brought back: a game that a
browser exported, one from another machine, or one of your own (quincunx games lists them). A game that is over is
reviewed. FILE may be - for standard input. A file that is damaged is refused, and nothing is changed.

  --plain    lines of text instead of a screen; so it is in a pipe

Examples:
  quincunx open solitudo.json
  quincunx export last | ssh elsewhere quincunx open -`

export const gamesHelp = `quincunx games [--json]

The games that are kept on this machine, the last played first, each with the name by which quincunx export knows it.

  --json     one JSON object a line, with the file of each game`

export const exportHelp = `quincunx export [ID] [FILE]

Writes a kept game to FILE, or to standard output: the last one played, or the one that quincunx games lists as ID.
quincunx open and the browser's list of games bring it in again, with all that can be taken back or brought back.

Examples:
  quincunx export last game.json
  quincunx export 3f9c2a71b0de > game.json`
