/** A bound for what never comes: on a busy machine, servers and readers of pages take many times as long. Tests of pace measure by themselves. */
jest.setTimeout(300_000);
