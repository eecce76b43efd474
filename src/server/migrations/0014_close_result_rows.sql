-- Compressed, a row fits into a page. By default PostgreSQL moves what is beyond 2 kB of it to another table, chunk by chunk with an index: a sixth of what storing results took.
ALTER TABLE "close_result" SET (toast_tuple_target = 8160);
