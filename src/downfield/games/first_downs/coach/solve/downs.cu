// The states of a down at some depths, and some pairs of momentum: a thread for each state and pair.
// The names in capitals that are not defined here are numbers of the pack, put in front of this text.

#define FAR 1e300
#define NONE (-1)

struct Spent { const int *now, *turnover, *attacker, *defender; };

struct Situation {
    const double *rows, *again;  // again: the row of the state itself
    int state, pair, lost;       // lost: the row where the yards stay
};

__device__ double turned_over(const Situation &c, int to) {
    return c.lost >= 0 && to >= 0 ? c.rows[c.lost * PAIRS + to] : FAR;
}

// [FFD-10.6] What a result is worth before the turnover and the repeats.
__device__ double closed(const Situation &c, double value, const Spent &spent) {
    int to = spent.defender[c.pair];
    if (to >= 0) value = fmin(value, c.again[to]);
    to = spent.attacker[c.pair];
    if (to >= 0) value = fmax(value, c.again[to]);
    return fmin(value, turned_over(c, spent.turnover[c.pair]));
}

// What a mix of the rows secures against every column.
__device__ double secured(const double *game, double x, double y, double z) {
    double least = FAR;
    for (int j = 0; j < CARDS; j++) least = fmin(least, x * game[j] + y * game[CARDS + j] + z * game[2 * CARDS + j]);
    return least;
}

// The best mix is one row, or makes two columns equal by two rows, or three by three.
__device__ double value(const double *game) {
    double best = fmax(secured(game, 1, 0, 0), fmax(secured(game, 0, 1, 0), secured(game, 0, 0, 1)));
    for (int r = 0; r < 3; r++) {
        int s = (r + 1) % 3;
        for (int j = 0; j < CARDS; j++)
            for (int k = j + 1; k < CARDS; k++) {
                double up = game[s * CARDS + k] - game[s * CARDS + j];
                double whole = up + game[r * CARDS + j] - game[r * CARDS + k], share = up / whole;
                if (whole == 0.0 || share < 0.0 || share > 1.0) continue;
                double mix[3] = {0, 0, 0};
                mix[r] = share;
                mix[s] = 1.0 - share;
                best = fmax(best, secured(game, mix[0], mix[1], mix[2]));
            }
    }
    for (int j = 0; j < CARDS; j++)
        for (int k = j + 1; k < CARDS; k++)
            for (int m = k + 1; m < CARDS; m++) {
                double p = game[j] - game[m], q = game[CARDS + j] - game[CARDS + m], r = game[2 * CARDS + j] - game[2 * CARDS + m];
                double s = game[k] - game[m], t = game[CARDS + k] - game[CARDS + m], u = game[2 * CARDS + k] - game[2 * CARDS + m];
                double one = q * u - r * t, two = r * s - p * u, whole = one + two + (p * t - q * s);
                if (whole == 0.0) continue;
                one /= whole;
                two /= whole;
                double three = 1.0 - one - two;
                if (one >= 0.0 && two >= 0.0 && three >= 0.0) best = fmax(best, secured(game, one, two, three));
            }
    return best;
}

extern "C" __global__ void down(
    double *rows, const int *row, const int *lost, const int *least, const int *plain, const int *bought_to, const int *tackled,
    const int *stolen_to, const int *kind, const int *of, const int *earns, const int *spending, int first, int states,
    int first_pair, int pairs)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= states * pairs) return;
    Situation c;
    c.state = first + at / pairs;
    c.pair = first_pair + at % pairs;
    c.rows = rows;
    c.again = rows + row[c.state] * PAIRS;
    c.lost = lost[c.state];
    const int *s = spending;
    Spent unspent = {s, s + PAIRS, s + 2 * PAIRS, s + 3 * PAIRS};
    s += 4 * PAIRS;
    Spent bought = {s, s + PAIRS, s + 2 * PAIRS, s + 3 * PAIRS};
    s += 4 * PAIRS;
    Spent stolen = {s, s + PAIRS, s + 2 * PAIRS, s + 3 * PAIRS};
    const int *attacker_earns = earns, *defender_earns = earns + PAIRS;

    double worth[2 + RESULTS + TRICKS];
    double tackle = closed(c, rows[tackled[c.state] * PAIRS + defender_earns[c.pair]], unspent);
    worth[0] = worth[1] = tackle;
    int then = stolen.now[c.pair];
    if (then >= 0 && stolen_to[c.state] >= 0) worth[1] = fmin(tackle, closed(c, rows[stolen_to[c.state] * PAIRS + then], stolen));
    for (int i = 0; i < RESULTS; i++) {
        int lead = plain[c.state * RESULTS + i];
        worth[2 + i] = closed(c, rows[(lead >> 1) * PAIRS + (lead & 1 ? attacker_earns[c.pair] : c.pair)], unspent);
    }
    then = bought.now[c.pair];
    for (int i = 0; i < TRICKS; i++) {
        double trick = worth[2 + of[i]];
        if (then >= 0) {
            int lead = bought_to[c.state * TRICKS + i];
            trick = fmax(trick, closed(c, rows[(lead >> 1) * PAIRS + (lead & 1 ? attacker_earns[then] : then)], bought));
        }
        worth[2 + RESULTS + i] = trick;
    }

    double best = least[c.state] >= 0 ? rows[least[c.state] * PAIRS + c.pair] : -FAR;
    for (int play = 0; play < PLAYS; play++) {
        double game[3 * CARDS];
        for (int i = 0; i < 3 * CARDS; i++) game[i] = worth[kind[play * 3 * CARDS + i]];
        best = fmax(best, value(game));
    }
    rows[row[c.state] * PAIRS + c.pair] = best;
}
