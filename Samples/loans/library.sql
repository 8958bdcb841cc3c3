-- What library.sqlite was made from: sqlite3 library.sqlite < library.sql
PRAGMA page_size = 1024;
CREATE TABLE shelf (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE book (
  id TEXT PRIMARY KEY, shelf INTEGER REFERENCES shelf, title TEXT NOT NULL, author TEXT, due TEXT, renewals INTEGER);
INSERT INTO shelf VALUES (1, 'Seafaring'), (2, 'Baking'), (3, 'Railways');
INSERT INTO book VALUES
  ('tides', 1, 'Tides & currents <of the North Sea>', 'Ingrid Holm', '2026-05-18', 2),
  ('knots', 1, 'Forty knots that hold', 'P. Okafor', '2026-05-04', 0),
  ('rye', 2, 'Rye, slowly', 'Jana Nováková', '2026-06-01', 1),
  ('night', 3, 'Night trains', NULL, '2026-05-04', 0),
  ('gauge', 3, 'Broad gauge', 'Rui Antunes', NULL, NULL);
