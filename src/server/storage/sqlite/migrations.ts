/** From an empty file to the current schema. New migrations are appended; a released one is never changed. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    -- Short, because every entry repeats it in its keys.
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    open INTEGER NOT NULL,
    opened_by TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    phase TEXT NOT NULL,
    seats TEXT NOT NULL,
    due INTEGER
  ) STRICT;
  CREATE INDEX tables_by_code ON tables (code);
  CREATE UNIQUE INDEX live_codes ON tables (code) WHERE phase IN ('waiting', 'playing');
  CREATE INDEX lobby ON tables (created_at) WHERE open = 1 AND phase IN ('waiting', 'playing');
  CREATE INDEX waiting_tables ON tables (created_at) WHERE phase = 'waiting';
  CREATE INDEX tables_in_play ON tables (id) WHERE phase = 'playing';
  CREATE INDEX ended_tables ON tables (last_at) WHERE phase IN ('over', 'closed');
  CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;

  -- Rows in the order of writing, found by key: entries of many tables written together share a page.
  CREATE TABLE entries (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    action TEXT NOT NULL,
    command TEXT,
    PRIMARY KEY (table_number, seq)
  ) STRICT;
  CREATE UNIQUE INDEX commands ON entries (table_number, command) WHERE command IS NOT NULL;

  -- Who sits at tables that are not over.
  CREATE TABLE sitters (
    player TEXT NOT NULL,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    PRIMARY KEY (player, table_number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitters_by_table ON sitters (table_number);

  CREATE TABLE visits (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    connection TEXT NOT NULL,
    PRIMARY KEY (table_id, player, connection)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE results (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    game TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    facts TEXT NOT NULL,
    rated INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE result_seats (
    table_number INTEGER NOT NULL REFERENCES results (table_number),
    seat INTEGER NOT NULL,
    player TEXT,
    sitter TEXT NOT NULL,
    won INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    level_against TEXT,
    rating_after REAL,
    -- Repeated from the result, so that a player's figures come from these rows alone.
    game TEXT NOT NULL,
    reason TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (table_number, seat)
  ) STRICT;
  CREATE INDEX games_of_player ON result_seats (player, ended_at, table_number) WHERE player IS NOT NULL;
  CREATE INDEX ratings_of_player ON result_seats (player, game, ended_at, table_number)
    WHERE rating_after IS NOT NULL;

  CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, game)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    password TEXT,
    claimed_key TEXT UNIQUE,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    token_hash TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_of_player ON sessions (player);

  CREATE TABLE checks (number INTEGER PRIMARY KEY, filling BLOB NOT NULL) STRICT;
  `,
  `
  -- An append writes to the log and nowhere else while a game goes on: the deadline is in the log's last entry, and the
  -- one in tables is never later. That a command is done once follows from its seq.
  ALTER TABLE entries ADD COLUMN due INTEGER;
  UPDATE entries SET due = tables.due FROM tables
    WHERE tables.due IS NOT NULL AND table_number = number AND entries.seq = tables.seq;
  DROP INDEX commands;
  ALTER TABLE tables DROP COLUMN seq;
  `,
  `
  -- A player's games are few enough to look for the rated ones of one kind among them.
  DROP INDEX ratings_of_player;
  `,
  `
  -- Null for tables of earlier versions.
  ALTER TABLE tables ADD COLUMN policy TEXT;

  CREATE TABLE links (
    code TEXT PRIMARY KEY,
    path TEXT NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX links_by_use ON links (used_at);
  `,
  `
  CREATE TABLE bans (
    player TEXT PRIMARY KEY,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- Null for a ban without an end.
    until INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    player TEXT NOT NULL,
    -- As it was when it was reported.
    name TEXT NOT NULL,
    reporter TEXT,
    at INTEGER NOT NULL,
    closed_at INTEGER
  ) STRICT;
  CREATE INDEX open_reports ON reports (player) WHERE closed_at IS NULL;

  -- 1 for a finished game whose log was purged; its result stays.
  ALTER TABLE tables ADD COLUMN log_deleted INTEGER NOT NULL DEFAULT 0;

  -- The latest tables that were purged, so that they are not taken for lost ones (high-water-mark.ts).
  CREATE TABLE purged_tables (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT;
  `,
  `
  -- Why a table cannot be opened; null for all others.
  ALTER TABLE tables ADD COLUMN set_aside TEXT;
  CREATE INDEX set_aside_tables ON tables (id) WHERE set_aside IS NOT NULL;
  `,
  `
  -- Names that look alike have the same skeleton (name-key.ts). Where two such names were claimed already, the older
  -- player's is the one that is protected, and both keep working.
  ALTER TABLE players ADD COLUMN skeleton TEXT;
  UPDATE players SET skeleton = name_skeleton(name) WHERE claimed_key IS NOT NULL;
  UPDATE players AS later SET skeleton = NULL WHERE EXISTS (
    SELECT 1 FROM players AS first
    WHERE first.skeleton = later.skeleton AND (first.created_at, first.id) < (later.created_at, later.id)
  );
  CREATE UNIQUE INDEX claimed_skeletons ON players (skeleton) WHERE skeleton IS NOT NULL;
  `,
  `
  -- Presence is of no use after a restart, so the old rows need not be kept.
  DROP TABLE visits;
  CREATE TABLE visits (
    node TEXT NOT NULL,
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    connection TEXT NOT NULL,
    -- When the player was last heard on other connections to this table that are closed by now.
    heard_at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, player, node, connection)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    seen_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE node_claims (key TEXT PRIMARY KEY, node TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE puzzles (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    -- The params of a link to it, as JSON.
    params TEXT NOT NULL,
    title TEXT NOT NULL,
    -- Empty once the account of its author is deleted.
    player TEXT NOT NULL,
    facts TEXT NOT NULL,
    published_at INTEGER NOT NULL,
    -- How many rows of puzzle_likes it has, so that the most liked are found without counting.
    likes INTEGER NOT NULL DEFAULT 0,
    UNIQUE (game, params)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX puzzles_by_age ON puzzles (published_at);
  CREATE INDEX puzzles_by_likes ON puzzles (likes, published_at);
  CREATE INDEX puzzles_of_game_by_age ON puzzles (game, published_at);
  CREATE INDEX puzzles_of_game_by_likes ON puzzles (game, likes, published_at);
  CREATE INDEX puzzles_by_player ON puzzles (player);

  CREATE TABLE puzzle_likes (
    puzzle TEXT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (puzzle, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX puzzle_likes_by_player ON puzzle_likes (player);

  CREATE TABLE puzzle_solves (
    puzzle TEXT NOT NULL,
    player TEXT NOT NULL,
    -- Null if hints were used.
    ms INTEGER,
    PRIMARY KEY (puzzle, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX puzzle_solves_by_player ON puzzle_solves (player);
  `,
]
