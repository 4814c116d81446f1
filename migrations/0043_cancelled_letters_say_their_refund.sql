-- A letter of a cancellation that waits or is sent again is written with the facts of its day: the sentence it names now.
UPDATE "letter" SET "facts" = "facts" || jsonb_build_object('iade_bilgisi', CASE "language"
  WHEN 'en' THEN concat('Paid: ', "facts" ->> 'odenen', '. To be returned: ', "facts" ->> 'iade', ', the way you paid, within a few business days.')
  WHEN 'ru' THEN concat('Оплачено: ', "facts" ->> 'odenen', '. К возврату: ', "facts" ->> 'iade', ', тем же способом, в течение нескольких рабочих дней.')
  ELSE concat('Ödenen: ', "facts" ->> 'odenen', '. İade edilecek: ', "facts" ->> 'iade', '. İade, ödemeyi yaptığınız yolla birkaç iş günü içinde yapılır.')
END) WHERE "template" = 'cancelled' AND "facts" ? 'iade';
