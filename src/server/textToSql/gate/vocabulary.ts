/*
 * What a statement may use beside our views. Left out is, on purpose, what reaches outside (files, large objects, other databases), waits or locks,
 * tells of the server, runs text as SQL or XML, and what makes much out of little (regular expressions, arrays and JSON of whole results).
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Functions by their plain name; all are those of pg_catalog, and those of `views/arithmetic.ts`. */
export const FUNCTIONS = words(`
  count sum avg min max stddev stddev_pop stddev_samp variance var_pop var_samp corr covar_pop covar_samp regr_slope regr_intercept regr_r2 regr_count regr_avgx regr_avgy
  bool_and bool_or every mode percentile_cont percentile_disc string_agg grouping any_value
  row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value
  abs ceil ceiling floor round trunc sign mod div sqrt cbrt power pow exp ln log log10 pi width_bucket
  sin cos tan asin acos atan atan2 degrees radians
  lower upper initcap length char_length character_length btrim ltrim rtrim trim left right substr substring position strpos split_part
  starts_with reverse replace regexp_replace translate concat concat_ws lpad rpad repeat overlay ascii to_char to_number to_date to_timestamp
  now date_trunc date_part extract age make_date make_interval timezone date_bin justify_days isfinite
  like_escape similar_to_escape generate_series
`);

/** Functions that make a text of others. */
export const TEXT_FUNCTIONS = words(`
  string_agg replace regexp_replace translate concat concat_ws lpad rpad repeat overlay reverse substr substring left right split_part to_char
  btrim ltrim rtrim trim lower upper initcap
`);

export const OPERATORS = words('+ - * / % ^ = <> != < > <= >= || ~~ !~~ ~~* !~~* ~ ~* !~ !~*');

export const TYPES = words(`
  int2 int4 int8 smallint integer bigint float4 float8 numeric decimal bool boolean text varchar date timestamp timestamptz time timetz interval
`);
