-- Who acted without an account is stored as a code; the words for it are the screen's.
UPDATE "reservation_event" SET "who" = CASE "who" WHEN 'Misafir' THEN '@guest' WHEN 'Sistem' THEN '@system' ELSE '@card-provider' END
WHERE "who" IN ('Misafir', 'Sistem', 'Sanal POS');--> statement-breakpoint
UPDATE "ledger_entry" SET "who" = CASE "who" WHEN 'Misafir' THEN '@guest' WHEN 'Sistem' THEN '@system' ELSE '@card-provider' END
WHERE "who" IN ('Misafir', 'Sistem', 'Sanal POS');--> statement-breakpoint
UPDATE "reservation" SET "created_by" = '@guest' WHERE "created_by" = 'Misafir';
