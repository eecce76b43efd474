/** Tests of pace measure by themselves; for all others a busy machine only takes longer. */
jest.setTimeout(60_000);
