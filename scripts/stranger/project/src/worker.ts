import '@pipwright/pips/worker';
